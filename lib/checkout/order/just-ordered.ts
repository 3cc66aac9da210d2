/**
 * Finds the order that a cart became a moment ago, for a customer who returns to the checkout after a lost answer, or from
 * a payment provider's page by a step back.
 */
import 'server-only';
import { findNewestOrder } from '@/lib/checkout/order/orders';
import type { Market } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { readSession } from '@/lib/session/session';
import { millisecondsIn } from '@/lib/time-units';

/** How recent such an order is, in milliseconds. */
const moment = 15 * millisecondsIn.minute;

/**
 * The id of that order, or null. Call it only while a draft exists: the draft is removed when the customer is told of
 * an order, so an order beside a draft is one that the customer has not been told of.
 */
export async function findJustOrdered(shopId: string, market: Market): Promise<string | null> {
  if (shopId === '' || (await readSession()) === null) return null;
  const [newest, clock] = await Promise.all([findNewestOrder(shopId, market), getClock(market.locale)]);
  if (!newest.ok || newest.value === null) return null;
  const { id, madeAt } = newest.value;
  return madeAt !== null && Date.now() + clock.skew - madeAt < moment ? String(id) : null;
}
