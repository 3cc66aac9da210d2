/**
 * Chooses the place that keeps this customer's cart: the group order that they have joined, otherwise their own cart,
 * which is in the account while they are signed in and else in the cookie.
 */
import 'server-only';
import { accountBackend } from '@/lib/cart/backend/account-backend';
import type { CartBackend } from '@/lib/cart/backend/backend';
import { guestBackend } from '@/lib/cart/backend/guest-backend';
import { groupBackend } from '@/lib/cart/group/group-backend';
import { readMember } from '@/lib/cart/group/participant';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';

/** Actions and route handlers only. */
export async function chooseBackend(market: Market): Promise<CartBackend> {
  const [member, own] = await Promise.all([readMember(), chooseOwnBackend(market)]);
  return member === null ? own : groupBackend(member, own, market);
}

/**
 * The customer's own cart even while they are in a group order; it waits there until they leave. Actions and route
 * handlers only.
 */
export async function chooseOwnBackend(market: Market): Promise<CartBackend> {
  const session = await readSession();
  return session === null ? guestBackend(market) : accountBackend(session.customer.id, market);
}
