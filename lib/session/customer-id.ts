import 'server-only';
import { readSession } from '@/lib/session/session';
import { SessionEnded } from '@/lib/session/session-ended';

/** Who is signed in, for an action that asks nothing of the API before it needs to know. @throws SessionEnded */
export async function requireCustomerId(): Promise<string> {
  const session = await readSession();
  if (session === null) throw new SessionEnded();
  return session.customer.id;
}
