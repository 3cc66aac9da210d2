/** Pays what exists and is not paid yet, for the form on the page of an order or a parcel. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { Bill } from '@/lib/bill';
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

interface Unpaid extends Pick<Order, 'payment' | 'status' | 'total'> {
  shop?: { id: string } | null;
}

/** @throws SessionEnded */
export function payAgain(orderId: string, paymentId: string, market: Market): Promise<PaidAgain> {
  return payBillAgain({ of: 'order', id: orderId }, paymentId, market, () => getOrder(orderId, market.locale));
}

/** @throws SessionEnded */
export async function payBillAgain(
  bill: Bill,
  paymentId: string,
  market: Market,
  read: () => Promise<Outcome<Unpaid>>,
): Promise<PaidAgain> {
  const pay = () => payUnpaid(bill, paymentId, market, read);
  const paid = await payAlone(bill, pay, ({ how }) => how === 'unknown');
  if (paid !== null) return paid;
  const found = await read();
  return { how: found.ok && !isUnpaid(found.value) ? whyNotPaid(found.value) : 'unknown' };
}

async function payUnpaid(
  bill: Bill,
  paymentId: string,
  market: Market,
  read: () => Promise<Outcome<Unpaid>>,
): Promise<PaidAgain> {
  const found = await read();
  if (!found.ok) return refusePayment(found);
  if (!isUnpaid(found.value)) return { how: whyNotPaid(found.value) };
  const payments = await listPayments(found.value.shop?.id ?? '', market.locale);
  if (!payments.ok) return refusePayment(payments);
  const payment = payments.value.find(({ id }) => id === paymentId);
  if (payment === undefined) return { how: 'refused', key: 'payRefused' };
  const paid = await sendPayment(bill, payment, market);
  if (!paid.ok) return paid.why === 'unknown' ? { how: 'unknown' } : refusePayment(paid);
  if (paid.how === 'redirect') return { how: 'redirect', url: paid.url };
  return { how: payment.tag === 'cash' ? 'cash' : 'paid' };
}

/** It has changed since the page of this press was made. */
function whyNotPaid(found: Unpaid) {
  if (statusOf(found) === 'canceled') return 'canceled';
  const state = paymentState(found);
  return state === 'paid' || state === 'cash' || state === 'unknown' ? state : 'over';
}
