/** Coming back to a checkout whose cart is gone: was it ordered a moment ago, with an answer that never arrived? */
import 'server-only';
import { findNewestOrder } from '@/lib/checkout/orders';
import type { Market } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { readSession } from '@/lib/session/session';

/** Milliseconds. An order leaves no draft behind, so one with a draft beside it was never heard of. */
const moment = 15 * 60_000;

export async function findJustOrdered(shopId: string, market: Market): Promise<string | null> {
  if (shopId === '' || (await readSession()) === null) return null;
  const [newest, clock] = await Promise.all([findNewestOrder(shopId, market), getClock(market.locale)]);
  if (!newest.ok || newest.value === null) return null;
  return Date.now() + clock.skew - newest.value.madeAt < moment ? String(newest.value.id) : null;
}
