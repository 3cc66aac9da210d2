/**
 * Remembers when an order entered each status. The API tells only the time of the current one (`updated_at`), so this
 * process notes the times that it sees, and a customer who follows an order sees the times of all steps.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Order } from '@/lib/orders/schema';
import { type StatusTimes, statusOf } from '@/lib/orders/status';

const seen = new LRUCache<string, StatusTimes>({ max: 5000 });

export function noteTimes(order: Order): void {
  const status = statusOf(order);
  if (status === null || order.changedAt === null) return;
  seen.set(order.id, { ...seen.get(order.id), [status]: order.changedAt });
}

export function timesOf({ id }: Pick<Order, 'id'>): StatusTimes {
  return seen.get(id) ?? {};
}
