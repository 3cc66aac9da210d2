/** Writes payment methods and the states of a payment in words. */
import type { OrderWords } from '@/components/orders/order-words';
import {
  fulfilmentOf,
  isOpen,
  lacksPayment,
  type PaymentDue,
  paymentState,
  statusOf,
} from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { type MethodNames, methodName } from '@/lib/payments/method-name';

/** A payment method as it is written within a sentence. */
export function methodWords(tag: string, t: OrderWords, names: MethodNames): string {
  if (tag === 'cash' || tag === 'wallet' || tag === 'stripe') return t(`method.${tag}`);
  return t('method.other', { name: methodName(tag, names) });
}

/** While the outcome of a payment is not known (`due`), the order's own state is out of date, or cannot be read. */
export function paymentWords(order: Order, due: PaymentDue, t: OrderWords, names: MethodNames): string {
  const isUntold = order.payment?.status === '' && shownState(order) === 'unknown';
  if (due === 'unknown' || isUntold) return t('paymentState.lookedUp');
  const state = shownState(order);
  if (state === 'cash' && fulfilmentOf(order) === null) return methodName('cash', names);
  return t(`paymentState.${state}`, {
    shop: order.shop?.title ?? t('someShop'),
    method: methodWords(order.payment?.tag ?? '', t, names),
    status: order.payment?.status ?? '',
    isPickup: String(!order.isDelivery),
  });
}

function shownState(order: Order) {
  const state = paymentState(order);
  const isFree = statusOf(order) === 'canceled' || order.total === 0;
  if (isFree && state !== 'paid' && state !== 'refunded') return 'canceled';
  if (state === 'paid' && !order.payment?.tag) return 'paidSomehow';
  return lacksPayment(order) && !isOpen(order) ? 'unrecorded' : state;
}
