/**
 * Finds the payment method that a customer used last, to preselect it at their next checkout: from this browser,
 * otherwise from their newest order.
 */
import 'server-only';
import { findNewestOrder } from '@/lib/checkout/order/orders';
import { readCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import type { Market } from '@/lib/market/market';
import { findOrderPayment } from '@/lib/payments/transaction';
import { readSession } from '@/lib/session/session';

const tagShape = /^[\w-]{1,40}$/;

/** The method's tag; "" where none is known or the API does not answer. */
export async function readLastPayment(market: Market): Promise<string> {
  const known = await readCookie('paid-by');
  if (known !== undefined) return tagShape.test(known) ? known : '';
  if ((await readSession()) === null) return '';
  const newest = await findNewestOrder(null, market);
  if (!newest.ok || newest.value === null) return '';
  const payment = await findOrderPayment(String(newest.value.id), market);
  return payment.ok ? (payment.value.transaction?.tag ?? '') : '';
}

/** Actions only. */
export async function rememberPayment(tag: string): Promise<void> {
  if (tagShape.test(tag)) await writeCookie('paid-by', tag);
}
