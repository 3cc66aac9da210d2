/** The door for what belongs to one customer: asked with their token, never kept, never shared. */
import 'server-only';
import type { z } from 'zod';
import { type ApiRequest, callApi, type Outcome } from '@/lib/api/client';
import { readSession } from '@/lib/session/session';

/**
 * Nobody signed in reads as "unauthorized" without a call. What to do about it: pages call `signInAgain`
 * (lib/session/end-session.ts), actions `requireSession` (lib/session/session-ended.ts).
 */
export async function customerApi<S extends z.ZodType>(
  question: Omit<ApiRequest<S>, 'authorization'>,
): Promise<Outcome<z.output<S>>> {
  const session = await readSession();
  if (session === null) return { ok: false, why: 'unauthorized' };
  return callApi({ ...question, authorization: `Bearer ${session.token}` });
}
