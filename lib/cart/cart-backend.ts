/** Chooses the place where this customer's cart is kept: the account while signed in, else the cookie. */
import 'server-only';
import { accountBackend } from '@/lib/cart/account-backend';
import type { CartBackend } from '@/lib/cart/backend';
import { guestBackend } from '@/lib/cart/guest-backend';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';

/** Actions and route handlers only. */
export async function cartBackend(market: Market): Promise<CartBackend> {
  const session = await readSession();
  return session === null ? guestBackend(market) : accountBackend(session.customer.id, market);
}
