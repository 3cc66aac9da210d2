/** Whether an order's courier can be tipped after the delivery (R2, docs/api.md 10.6), and what is known of a tip. */
import 'server-only';
import { isSecondRevision } from '@/lib/api/revision';
import { paymentState, statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { isPaymentOpen } from '@/lib/payments/open-payment';
import { type OpenTip, openTip } from '@/lib/tips/open-tip';

/**
 * "unknown": the call that paid it got no answer. "awaited": the customer was sent to a payment provider, which has not
 * reported a payment yet. In both cases no tip is offered again, because it could be paid twice.
 */
export type TipState = { kind: 'none' | 'offered' | 'unknown' } | { kind: 'awaited'; open: OpenTip };

export async function tipStateOf(order: Order): Promise<TipState> {
  if (!isTippable(order)) return { kind: 'none' };
  if (await isPaymentOpen({ of: 'order', id: order.id })) return { kind: 'unknown' };
  const open = await openTip.read(order.id);
  if (open !== null) return { kind: 'awaited', open };
  return { kind: takesTip(order) ? 'offered' : 'none' };
}

export function takesTip(order: Order): boolean {
  return isTippable(order) && isBought(order);
}

/**
 * An order has one tip, paid with it or afterwards. It is paid in the order's currency, so that has to be known: without
 * one the API takes the amount for its own currency's.
 */
function isTippable(order: Order): boolean {
  return (
    isSecondRevision() &&
    statusOf(order) === 'delivered' &&
    !order.isPickup &&
    !order.isCollection &&
    order.courier !== null &&
    order.currency.id !== '' &&
    order.parts.tips <= 0
  );
}

/** Money that went back, or never came, is nothing to give more to. */
function isBought(order: Order): boolean {
  return ['paid', 'cash'].includes(paymentState(order));
}
