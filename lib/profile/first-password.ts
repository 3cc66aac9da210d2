/**
 * Who may set an account's first password? It opens whatever a password opens, so a session that somebody has left
 * open is not enough: one has signed in just now, or has proven by a code who one is.
 */
import 'server-only';
import { isProven, readConfirmation, removeConfirmation } from '@/lib/profile/confirmation';
import { readSession } from '@/lib/session/session';

/** Milliseconds for which signing in counts as the proof. */
const freshFor = 15 * 60_000;

export async function maySetFirstPassword(): Promise<boolean> {
  const [session, found] = await Promise.all([readSession(), readConfirmation()]);
  if (session === null) return false;
  const now = Date.now();
  return now - session.signedInAt < freshFor || isProven(found, 'password', now);
}

/** Actions only. The proof has served its change. */
export async function forgetFirstPasswordProof(): Promise<void> {
  if ((await readConfirmation())?.change === 'password') await removeConfirmation();
}
