/**
 * The version of an order's page: a new one means that the page has something new to show (app/api/orders/[id]/live).
 */
import { courierPlace } from '@/lib/orders/courier';
import type { Order } from '@/lib/orders/schema';
import type { PaymentDue } from '@/lib/orders/status';

/**
 * Does not depend on the language. The courier's distance counts in steps of 50 metres. `tip`: what is known of one that
 * is paid afterwards (lib/tips/tip-state.ts).
 */
export function versionOf(order: Order, due: PaymentDue, tip = 'none'): string {
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
  ];
  return facts.join('.');
}
