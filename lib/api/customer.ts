/** Calls for what belongs to one customer: made with their token, never kept, never shared. */
import 'server-only';
import { z } from 'zod';
import { type ApiRequest, callApi, type Outcome } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import { isEndedElsewhere } from '@/lib/session/other-sessions';
import { readSession } from '@/lib/session/session';

/**
 * Answers "unauthorized" without a call when nobody is signed in. Pages then call `signInAgain`
 * (lib/session/end-session.ts), actions `requireSession` (lib/session/session-ended.ts).
 */
export async function customerApi<S extends z.ZodType>(
  request: Omit<ApiRequest<S>, 'authorization'>,
): Promise<Outcome<z.output<S>>> {
  const session = await readSession();
  if (session === null || (await isEndedElsewhere(session))) return { ok: false, why: 'unauthorized' };
  return callApi({ ...request, authorization: `Bearer ${session.token}` });
}

/** Calls with a token that never becomes a session, such as one that the API returns for a code. */
export async function tokenApi<S extends z.ZodType>(
  token: string,
  request: Omit<ApiRequest<S>, 'authorization'>,
): Promise<Outcome<z.output<S>>> {
  return callApi({ ...request, authorization: `Bearer ${token}` });
}

/** Ends a token that never became a session. Nothing depends on its success. */
export async function endToken(token: string, locale: Locale): Promise<void> {
  await tokenApi(token, { path: 'auth/logout', method: 'POST', locale, schema: z.unknown() });
}
