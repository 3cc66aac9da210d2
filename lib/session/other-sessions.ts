/**
 * Ends a customer's sessions in other browsers. The API has no call for that (docs/api.md 4.7), and may not end its
 * tokens when a password changes, so this server stops using older sessions.
 */
import 'server-only';
import { cookieRule } from '@/lib/cookies/cookie-table';
import { type Session, writeSession } from '@/lib/session/session';
import { sharedStore } from '@/lib/stores/shared-store';

/** Actions only. The present session is written anew, so that it is newer. */
export async function endOtherSessions(session: Session): Promise<void> {
  const now = Date.now();
  // No session is older than its cookie can be.
  await sharedStore.set(keyOf(session), String(now), cookieRule('session').seconds);
  await writeSession({ ...session, signedInAt: now });
}

export async function isEndedElsewhere(session: Session): Promise<boolean> {
  const endedAt = await sharedStore.get(keyOf(session));
  return endedAt !== null && session.signedInAt < Number(endedAt);
}

function keyOf({ customer }: Session): string {
  return `sessions-end:${customer.id}`;
}
