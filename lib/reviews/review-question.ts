/** Chooses the order that the list of past orders asks a review of: the newest, once, while it is recent. */
import 'server-only';
import { readCookie } from '@/lib/cookies/cookie-jar';
import type { Locale } from '@/lib/i18n/locales';
import { statusOf } from '@/lib/orders/progress/status';
import { getOrder } from '@/lib/orders/queries';
import type { OrderSummary } from '@/lib/orders/schema';
import { millisecondsIn } from '@/lib/time-units';

/** Milliseconds. */
const fresh = 14 * millisecondsIn.day;

/** Lists do not say what was reviewed (docs/api.md 8.2), so this reads one order. */
export async function findUnreviewed(orders: OrderSummary[], locale: Locale): Promise<OrderSummary | null> {
  const newest = newestDelivered(orders, Date.now());
  if (newest === null || Number(newest.id) <= Number((await readCookie('review-asked')) ?? 0)) return null;
  const order = await getOrder(newest.id, locale);
  return order.ok && order.value.reviews.length === 0 ? newest : null;
}

/** @param now in milliseconds since the epoch */
export function newestDelivered(orders: OrderSummary[], now: number): OrderSummary | null {
  const delivered = orders.filter(order => statusOf(order) === 'delivered' && order.shop !== null);
  const [newest] = delivered.toSorted((one, other) => Number(other.id) - Number(one.id));
  return newest !== undefined && now - (newest.changedAt ?? 0) < fresh ? newest : null;
}
