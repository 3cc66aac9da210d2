/**
 * Remembers when an order entered each status. The API tells only when its record changed last (`updated_at`), so this
 * process notes the times that it sees, and a customer who follows an order sees the times of all steps.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import type { MarketClock } from '@/lib/market/queries';
import { type StatusTimes, statusOf } from '@/lib/orders/progress/status';
import type { Order, OrderSummary } from '@/lib/orders/schema';
import { addDays, isDate, wallTime } from '@/lib/time';

/** An id alone is not enough: it comes again when the marketplace's data is set up anew. */
type Identity = Pick<OrderSummary, 'id' | 'createdAt'>;
const keyOf = ({ id, createdAt }: Identity) => `${id} ${createdAt}`;

const seen = new LRUCache<string, StatusTimes>({ max: 5000 });

export function noteTimes(order: Order): void {
  const status = statusOf(order);
  if (status === null || order.changedAt === null) return;
  const times = timesOf(order);
  // Keeps the earlier time: a tip or a repeat changes the record later, when the order has long been in this status.
  seen.set(keyOf(order), { ...times, [status]: Math.min(times[status] ?? order.changedAt, order.changedAt) });
}

export function timesOf(order: Identity): StatusTimes {
  return seen.get(keyOf(order)) ?? {};
}

/**
 * When an order that is over ended: the day (YYYY-MM-DD) on the market's clock, and the moment in milliseconds since the
 * epoch. The moment is null where the record changed so long after the day for which the order was wanted that this is no
 * delivery (docs/decisions/174). Null where nothing is known.
 */
export function endOf(order: OrderSummary, clock: MarketClock): { date: string; at: number | null } | null {
  const status = statusOf(order);
  const at = (status === null ? undefined : timesOf(order)[status]) ?? order.changedAt;
  if (at === null) return null;
  const { date } = wallTime(clock, at - clock.skew);
  const isElse = status === 'delivered' && isDate(order.date) && date > addDays(order.date, 1);
  return isElse ? { date: order.date, at: null } : { date, at };
}
