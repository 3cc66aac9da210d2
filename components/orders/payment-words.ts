/** Writes payment methods and the states of a payment in words. */
import type { OrderWords } from '@/components/orders/order-words';
import type { Order } from '@/lib/orders/schema';
import { type PaymentDue, paymentState, statusOf } from '@/lib/orders/status';
import { type MethodNames, methodName } from '@/lib/payments/method-name';

/** A payment method as it is written within a sentence. */
export function methodWords(tag: string, t: OrderWords, names: MethodNames): string {
  if (tag === 'cash' || tag === 'wallet' || tag === 'stripe') return t(`method.${tag}`);
  return t('method.other', { name: methodName(tag, names) });
}

/** While the outcome of a payment is not known (`due`), the order's own state is out of date. */
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
