/**
 * The version of an order's page: a new one means that the page has something new to show (app/api/orders/[id]/live).
 */
import type { MarketClock } from '@/lib/market/queries';
import { expectedArrival, minutesLeft } from '@/lib/orders/progress/arrival';
import { courierPlace } from '@/lib/orders/progress/courier';
import { isOpen, type PaymentDue } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { millisecondsIn } from '@/lib/time-units';

interface Look {
  due: PaymentDue;
  /** The state of a tip that is paid afterwards (lib/tips/tip-state.ts). */
  tip?: string;
  clock: MarketClock;
  now: number;
}

/** Does not depend on the language. The courier's distance counts in steps of 50 metres. */
export function versionOf(order: Order, { due, tip = 'none', clock, now }: Look): string {
  const place = courierPlace(order);
  const facts = [
    order.status,
    order.changedAt ?? '',
    order.payment?.tag ?? '',
    order.payment?.status ?? '',
    order.courier?.id ?? '',
    place === null ? '' : `${place.distance}${place.direction}`,
    order.date,
    order.time,
    due,
    tip,
    order.parts.tips,
    ...passingOf(order, clock, now),
  ];
  return facts.join('.');
}

/** Milliseconds after which the arrival by a courier who stands still is told anew. */
const standing = 5 * millisecondsIn.minute;

/**
 * What time alone changes: the arrival is late, its day has come, its minutes are counted from now on. The counting
 * itself needs no new page (components/orders/live/minutes-left.client.tsx).
 */
function passingOf(order: Order, clock: MarketClock, now: number): (string | number)[] {
  const arrival = isOpen(order) ? expectedArrival(order, clock, now) : null;
  if (arrival === null) return [];
  const told = courierPlace(order) === null ? '' : Math.floor((arrival.begins ?? 0) / standing);
  return [arrival.isLate ? 'late' : arrival.day, minutesLeft(arrival, now) === null ? 'far' : 'near', told];
}
