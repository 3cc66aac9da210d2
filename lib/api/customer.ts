/** What belongs to one customer: asked with their token, never kept, never shared. */
import 'server-only';
import { z } from 'zod';
import { type ApiRequest, callApi, type Outcome } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import { isEndedElsewhere } from '@/lib/session/other-sessions';
import { readSession } from '@/lib/session/session';

/**
 * Nobody signed in reads as "unauthorized" without a call. What to do about it: pages call `signInAgain`
 * (lib/session/end-session.ts), actions `requireSession` (lib/session/session-ended.ts).
 */
export async function customerApi<S extends z.ZodType>(
  request: Omit<ApiRequest<S>, 'authorization'>,
): Promise<Outcome<z.output<S>>> {
  const session = await readSession();
  if (session === null || (await isEndedElsewhere(session))) return { ok: false, why: 'unauthorized' };
  return callApi({ ...request, authorization: `Bearer ${session.token}` });
}

/** Asks with a token that never becomes a session, such as one that the API answers a proof with. */
export async function tokenApi<S extends z.ZodType>(
  token: string,
  request: Omit<ApiRequest<S>, 'authorization'>,
): Promise<Outcome<z.output<S>>> {
  return callApi({ ...request, authorization: `Bearer ${token}` });
}

/** Ends a token that never became a session. Its failure changes nothing for the customer. */
export async function endToken(token: string, locale: Locale): Promise<void> {
  await tokenApi(token, { path: 'auth/logout', method: 'POST', locale, schema: z.unknown() });
}
