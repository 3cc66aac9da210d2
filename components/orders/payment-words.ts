/** Names the ways of paying and the states of a payment. */
import type { OrderWords } from '@/components/orders/order-words';
import type { Order } from '@/lib/orders/schema';
import { type PaymentDue, paymentState, statusOf } from '@/lib/orders/status';
import { type MethodNames, methodName } from '@/lib/payments/method-name';

/** A way of paying as it is said within a sentence. */
export function methodWords(tag: string, t: OrderWords, names: MethodNames): string {
  if (tag === 'cash' || tag === 'wallet' || tag === 'stripe') return t(`method.${tag}`);
  return t('method.other', { name: methodName(tag, names) });
}

/** While nobody knows what became of a payment (`due`), what the order says of it is older than that. */
export function paymentWords(order: Order, due: PaymentDue, t: OrderWords, names: MethodNames): string {
  if (due === 'unknown') return t('paymentState.lookedUp');
  const state = paymentState(order);
  const isOff = statusOf(order) === 'canceled' && state !== 'paid' && state !== 'refunded';
  return t(`paymentState.${isOff ? 'canceled' : state}`, {
    shop: order.shop?.title ?? t('someShop'),
    method: methodWords(order.payment?.tag ?? '', t, names),
    status: order.payment?.status ?? '',
    isPickup: String(order.isPickup),
  });
}
