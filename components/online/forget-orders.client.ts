/**
 * Deletes the stored pages of orders (public/order-keeper.js) where nobody is signed in: a session that has expired ends
 * without a page of its own, and whoever uses the browser next must not open them without a connection. Nobody signs in
 * without a page that found nobody signed in, so they are not there for another customer either.
 */
import { readCookie } from '@/lib/cookies/cookies.client';
import { parseMe } from '@/lib/session/me';

export function forgetOrders(): void {
  if (parseMe(readCookie('me')).isSignedIn) return;
  // Some browsers have no storage to look into (private windows, plain http); then nothing was stored.
  globalThis.caches?.delete('orders').catch(() => {});
}
