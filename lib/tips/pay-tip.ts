/**
 * Pays a tip for an order that has come, once, over an API that would take each call for another tip (R2, docs/api.md
 * 10.3, 10.6): one press at a time works for an order, the order is read before and after, and while nobody knows
 * whether a tip was paid no other is (docs/decisions/169).
 */
import 'server-only';
import { z } from 'zod';
import { askAgain } from '@/lib/api/ask-again';
import type { Failure, Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { exactTip, type TipChoice, type TipProblem } from '@/lib/checkout/tips';
import type { Locale } from '@/lib/i18n/locales';
import type { Market } from '@/lib/market/market';
import { totalsOfOrder } from '@/lib/orders/money';
import { getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/schema';
import { payAlone } from '@/lib/payments/open-payment';
import { requestPaymentLink } from '@/lib/payments/pay';
import { listPayments } from '@/lib/payments/queries';
import { type PaymentRefusal, refusePayment } from '@/lib/payments/refuse-payment';
import { isRedirect, type Payment } from '@/lib/payments/schema';
import { isWalletShort } from '@/lib/payments/wallet-short';
import { readCustomerId } from '@/lib/session/customer-id';
import { withLock } from '@/lib/stores/lock';
import { openTip } from '@/lib/tips/open-tip';
import { takesTip } from '@/lib/tips/tip-state';

interface TipPress {
  orderId: string;
  chosen: TipChoice;
  /** Of the payment method. */
  paymentId: string;
  market: Market;
}

type TipOutcome =
  | { how: 'paid' | 'paidBefore' }
  | { how: 'redirect'; url: string }
  /** Nothing was paid; the page of the order shows the state of its tip. */
  | { how: 'seeOrder' }
  /** Nobody knows yet whether it was paid. */
  | { how: 'unknown' }
  | { how: 'wrongAmount'; key: TipProblem }
  | PaymentRefusal;

type Answered = TipOutcome | Failure;

/** Actions only. @throws SessionEnded */
export async function payTip(press: TipPress): Promise<TipOutcome> {
  const paid = await withLock(`tip-press ${await readCustomerId()} ${press.orderId}`, () => payInTurn(press));
  return paid ?? { how: 'unknown' };
}

/** Beside no other payment of the order, and after none whose outcome is not known. */
async function payInTurn(press: TipPress): Promise<TipOutcome> {
  const isUnknown = (answered: Answered) => 'how' in answered && answered.how === 'unknown';
  const answered = await payAlone({ of: 'order', id: press.orderId }, () => payUntipped(press), isUnknown);
  if (answered === null) return { how: 'seeOrder' };
  return 'how' in answered ? answered : refusePayment(answered);
}

async function payUntipped({ orderId, chosen, paymentId, market }: TipPress): Promise<Answered> {
  const order = await getOrder(orderId, market.locale);
  if (!order.ok) return order;
  if (order.value.parts.tips > 0) return { how: 'paidBefore' };
  const minor = exactTip(chosen, totalsOfOrder(order.value).goods);
  const open = await openTip.read(orderId);
  if (open?.minor === minor && open?.paymentId === paymentId) return { how: 'redirect', url: open.url };
  if (open !== null || !takesTip(order.value)) return { how: 'seeOrder' };
  if (typeof minor === 'string') return { how: 'wrongAmount', key: minor };
  const payments = await listTipPayments(order.value, market.locale);
  if (!payments.ok) return payments;
  const payment = payments.value.find(({ id }) => id === paymentId);
  if (payment === undefined) return { how: 'refused', key: 'payRefused' };
  const pay = isRedirect(payment) ? leadToPaymentProvider : payFromWallet;
  return pay(order.value, minor, payment, market);
}

/** Nobody is there any more to take cash. */
export async function listTipPayments(order: Order, locale: Locale): Promise<Outcome<Payment[]>> {
  const found = await listPayments(order.shop?.id ?? '', locale);
  return found.ok ? { ok: true, value: found.value.filter(({ tag }) => tag !== 'cash') } : found;
}

/** Asking for the link charges nothing, so a lost answer costs nothing. */
async function leadToPaymentProvider(order: Order, minor: number, payment: Payment, market: Market): Promise<Answered> {
  const link = await requestPaymentLink({ order_id: order.id, ...tipsOf(order, minor) }, payment, market);
  if (!link.ok) return link;
  await openTip.remember(order.id, { minor, paymentId: payment.id, url: link.url });
  return { how: 'redirect', url: link.url };
}

async function payFromWallet(order: Order, minor: number, payment: Payment, market: Market): Promise<Answered> {
  const sent = await customerApi({
    path: `payments/order/${order.id}/transactions`,
    method: 'POST',
    body: { payment_sys_id: Number(payment.id), ...tipsOf(order, minor) },
    locale: market.locale,
    schema: z.unknown(),
  });
  if (!sent.ok && (sent.why === 'unauthorized' || isWalletShort(sent))) return sent;
  // Only the order shows whether it was paid: the answer may be lost, some backends answer 200 and take no tip, and one
  // may refuse what it has carried out, where something fails behind it.
  const found = await askAgain(() => getOrder(order.id, market.locale));
  if (found.ok && found.value.parts.tips > 0) return { how: 'paid' };
  const mayStillRun = !sent.ok && sent.why === 'offline' && sent.mayStillRun;
  return found.ok && !sent.ok && !mayStillRun ? sent : { how: 'unknown' };
}

/** In the order's currency, which is named, because an amount is in that of the request (docs/api.md 10.6). */
function tipsOf({ currency }: Order, minor: number) {
  return { tips: minor / 100, ...(currency.id !== '' && { currency_id: Number(currency.id) }) };
}
