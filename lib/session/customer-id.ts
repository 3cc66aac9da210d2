import 'server-only';
import { readSession } from '@/lib/session/session';
import { SessionEnded } from '@/lib/session/session-ended';

/** The signed-in customer's id, for an action that needs it before its first call of the API. @throws SessionEnded */
export async function requireCustomerId(): Promise<string> {
  const session = await readSession();
  if (session === null) throw new SessionEnded();
  return session.customer.id;
}
