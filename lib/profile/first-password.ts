/**
 * Decides who may set an account's first password. A password gives access to everything, so a session that somebody
 * has left open does not suffice: the customer must have signed in just now, or be verified by a code.
 */
import 'server-only';
import { isProven, readConfirmation, removeConfirmation } from '@/lib/profile/confirmation';
import { readSession } from '@/lib/session/session';
import { millisecondsIn } from '@/lib/time-units';

/** Milliseconds for which signing in counts as verification. */
const freshFor = 15 * millisecondsIn.minute;

export async function maySetFirstPassword(): Promise<boolean> {
  const [session, found] = await Promise.all([readSession(), readConfirmation()]);
  if (session === null) return false;
  const now = Date.now();
  return now - session.signedInAt < freshFor || isProven(found, 'password', now);
}

/** Actions only. Called once the password was set. */
export async function forgetFirstPasswordProof(): Promise<void> {
  if ((await readConfirmation())?.change === 'password') await removeConfirmation();
}
