/**
 * Pays an existing order or parcel (docs/api.md 10.2, 10.3, 19.2). Safe to repeat: it has one transaction, which a
 * second call replaces; a paid one stays paid; and only one payment at a time is open.
 */
import 'server-only';
import { z } from 'zod';
import { askAgain } from '@/lib/api/ask-again';
import type { Failure, QueryValue } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import { id } from '@/lib/api/schema';
import type { Bill } from '@/lib/bill';
import type { Market } from '@/lib/market/market';
import { payAlone } from '@/lib/payments/open-payment';
import { isRedirect, linkSchema, type Payment } from '@/lib/payments/schema';
import { findBillPayment, isSettled } from '@/lib/payments/transaction';
import { isWalletShort } from '@/lib/payments/wallet-short';

/** "redirect": continue at the payment provider's page with `goToPaymentProvider`. */
type Link = { ok: true; how: 'redirect'; url: string } | Failure;

/** "settled": nothing left to do. "unknown": nobody knows whether it was paid, or another payment of it is open. */
type Paid = Link | { ok: true; how: 'settled' } | { ok: false; why: 'unknown' };

export async function payOrder(orderId: string, payment: Payment, market: Market): Promise<Paid> {
  return payBill({ of: 'order', id: orderId }, payment, market);
}

export async function payBill(bill: Bill, payment: Payment, market: Market): Promise<Paid> {
  const pay = () => sendPayment(bill, payment, market);
  const paid = await payAlone(bill, pay, outcome => !outcome.ok && outcome.why === 'unknown');
  return paid ?? { ok: false, why: 'unknown' };
}

/** Within `payAlone`. */
export async function sendPayment(bill: Bill, payment: Payment, market: Market): Promise<Paid> {
  if (!isRedirect(payment)) return settle(bill, payment, market);
  return requestPaymentLink({ [bill.of === 'order' ? 'order_id' : 'parcel_id']: bill.id }, payment, market);
}

async function settle(bill: Bill, payment: Payment, market: Market): Promise<Paid> {
  const { of, id: billId } = bill;
  const paid = await customerApi({
    path: of === 'order' ? `payments/order/${billId}/transactions` : `payments/parcel-order/${billId}/transactions`,
    method: 'POST',
    body: { payment_sys_id: Number(payment.id) },
    locale: market.locale,
    schema: envelope(z.object({ id })),
  });
  if (paid.ok) return { ok: true, how: 'settled' };
  return paid.why === 'unauthorized' || isWalletShort(paid) ? paid : lookUp(bill, paid, market);
}

/**
 * After any other answer: the payment may have been made, and where we have stopped waiting it may still be. A backend
 * may refuse what it has carried out, where something fails behind it.
 */
async function lookUp(bill: Bill, failure: Failure, market: Market): Promise<Paid> {
  const found = await askAgain(() => findBillPayment(bill, market));
  if (found.ok && isSettled(found.value)) return { ok: true, how: 'settled' };
  const isDefinite = failure.why !== 'offline' || (found.ok && !failure.mayStillRun);
  return isDefinite ? failure : { ok: false, why: 'unknown' };
}

/**
 * `request`: an order (`order_id`), in R2 also the complete request of the order that the payment creates, a parcel, or a
 * wallet.
 */
export async function requestPaymentLink(
  request: Record<string, QueryValue>,
  payment: Payment,
  market: Market,
): Promise<Link> {
  const isPost = postedPaymentProviders.includes(payment.tag);
  const link = await customerApi({
    path: isPost ? `dashboard/user/${payment.tag}-process` : `dashboard/user/order-${nameOf(payment)}-process`,
    method: isPost ? 'POST' : 'GET',
    ...(isPost ? { body: request } : { query: request }),
    locale: market.locale,
    schema: linkSchema,
  });
  return link.ok ? { ok: true, how: 'redirect', url: link.value } : link;
}

/** These are requested by POST, at a path without "order-". */
const postedPaymentProviders = ['moya-sar', 'mollie', 'zain-cash', 'maksekeskus'];

/** R1 shortens one payment provider's name, which R2 spells as its tag (docs/api.md 23). */
function nameOf({ tag }: Payment): string {
  return tag === 'flutterWave' ? 'flw' : tag;
}
