/** Names the state of an order that its page shows: another version is worth showing (app/api/orders/[id]/live). */
import { courierPlace } from '@/lib/orders/courier';
import type { Order } from '@/lib/orders/schema';

/** The same in every language; the courier counts in steps of 50 metres. */
export function versionOf(order: Order): string {
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
  ];
  return facts.join('.');
}
