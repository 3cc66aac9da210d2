/** Pays an order that exists and is not paid yet, for the form on the order's page. */
import 'server-only';
import type { Market } from '@/lib/market/market';
import { isUnpaid, paymentState, statusOf } from '@/lib/orders/progress/status';
import { getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/schema';
import { payAlone } from '@/lib/payments/open-payment';
import { sendPayment } from '@/lib/payments/pay';
import { listPayments } from '@/lib/payments/queries';
import { type PaymentRefusal, refusePayment } from '@/lib/payments/refuse-payment';

type PaidAgain =
  /** "over": it can no longer be paid, whether it was paid or not. */
  | { how: 'paid' | 'cash' | 'canceled' | 'over' }
  | { how: 'redirect'; url: string }
  /** Nobody knows yet whether it is paid, by this press or by an earlier one. */
  | { how: 'unknown' }
  | PaymentRefusal;

/** @throws SessionEnded */
export async function payAgain(orderId: string, paymentId: string, market: Market): Promise<PaidAgain> {
  const pay = () => payUnpaid(orderId, paymentId, market);
  const paid = await payAlone(orderId, pay, ({ how }) => how === 'unknown');
  if (paid !== null) return paid;
  const order = await getOrder(orderId, market.locale);
  return { how: order.ok && !isUnpaid(order.value) ? whyNotPaid(order.value) : 'unknown' };
}

async function payUnpaid(orderId: string, paymentId: string, market: Market): Promise<PaidAgain> {
  const order = await getOrder(orderId, market.locale);
  if (!order.ok) return refusePayment(order);
  if (!isUnpaid(order.value)) return { how: whyNotPaid(order.value) };
  const payments = await listPayments(order.value.shop?.id ?? '', market.locale);
  if (!payments.ok) return refusePayment(payments);
  const payment = payments.value.find(({ id }) => id === paymentId);
  if (payment === undefined) return { how: 'refused', key: 'payRefused' };
  const paid = await sendPayment(orderId, payment, market);
  if (!paid.ok) return paid.why === 'unknown' ? { how: 'unknown' } : refusePayment(paid);
  if (paid.how === 'redirect') return { how: 'redirect', url: paid.url };
  return { how: payment.tag === 'cash' ? 'cash' : 'paid' };
}

/** The order has changed since the page of this press was made. */
function whyNotPaid(order: Order) {
  if (statusOf(order) === 'canceled') return 'canceled';
  const state = paymentState(order);
  return state === 'paid' || state === 'cash' || state === 'unknown' ? state : 'over';
}
