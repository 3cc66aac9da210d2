/**
 * Begins a top-up at a payment provider (docs/api.md 12.3). Requesting the payment provider's page charges nothing, so
 * a lost answer costs nothing; but paying on two pages would charge twice. So one press at a time works for a customer,
 * and while a top-up is open the same one leads to the same page (docs/decisions/086).
 */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { isSecondRevision } from '@/lib/api/revision';
import { currencyIdOf, type Market } from '@/lib/market/market';
import { requestPaymentLink } from '@/lib/payments/pay';
import { listSitePayments } from '@/lib/payments/queries';
import { isRedirect, linkSchema, type Payment } from '@/lib/payments/schema';
import { getProfile } from '@/lib/profile/queries';
import { requireSession } from '@/lib/session/session-ended';
import { withLock } from '@/lib/stores/lock';
import { baseCurrency } from '@/lib/view/view';
import { type OpenTopUp, openTopUp } from '@/lib/wallet/open-top-up';
import { newestMoves, newestTopUps } from '@/lib/wallet/queries';
import { leaveFailure, topUpState } from '@/lib/wallet/top-up-state';

interface TopUpPress {
  customerId: string;
  /** The idempotency key of the page whose button was pressed: a second press of the same page is no second top-up. */
  idempotencyKey: string;
  minor: number;
  /** Of the payment provider. */
  tag: string;
  market: Market;
}

type TopUpOutcome =
  | { kind: 'redirect'; url: string }
  /** The money of an earlier press has arrived already. */
  | { kind: 'arrived' }
  /** No usable answer. The customer was led to no payment, so nothing is charged. */
  | { kind: 'unknown' }
  | { kind: 'refused' }
  | { kind: 'underWay' };

/** The market whose currency is charged: R1's call names no currency and charges in the base currency. */
export function topUpMarket(market: Market): Market {
  return isSecondRevision() ? market : { ...market, currency: baseCurrency };
}

/** The only payment providers with which R1 tops up. */
const paymentProvidersOfR1 = ['stripe', 'razorpay', 'paystack'];

export async function listTopUpPayments(market: Market): Promise<Outcome<Payment[]>> {
  const found = await listSitePayments(market.locale);
  if (!found.ok) return found;
  const isTaken = ({ tag }: Payment) => isSecondRevision() || paymentProvidersOfR1.includes(tag);
  return { ok: true, value: found.value.filter(payment => isRedirect(payment) && isTaken(payment)) };
}

/** Actions only. @throws SessionEnded */
export async function topUp(press: TopUpPress): Promise<TopUpOutcome> {
  return (await withLock(`top-up-press ${press.customerId}`, () => topUpInTurn(press))) ?? { kind: 'underWay' };
}

async function topUpInTurn(press: TopUpPress): Promise<TopUpOutcome> {
  const { customerId, market } = press;
  const open = await openTopUp.read(customerId);
  if (open === null || !isSame(open, press)) return begin(press);
  const state = requireSession(await topUpState(open, market.locale));
  if (!state.ok) return { kind: 'unknown' };
  if (state.value === 'arrived' && open.idempotencyKey === press.idempotencyKey) return { kind: 'arrived' };
  if (state.value === 'arrived' || state.value === 'canceled') await openTopUp.forget(customerId);
  else {
    await leaveFailure(customerId, open, market.locale);
    return { kind: 'redirect', url: open.url };
  }
  return begin(press);
}

/** The same page pressed again, or another one that asks for the same while the first is not paid. */
function isSame(open: OpenTopUp, { idempotencyKey, minor, tag, market }: TopUpPress): boolean {
  const { currency } = topUpMarket(market);
  return (
    open.idempotencyKey === idempotencyKey || (open.minor === minor && open.tag === tag && open.currency === currency)
  );
}

async function begin({ customerId, idempotencyKey, minor, tag, market }: TopUpPress): Promise<TopUpOutcome> {
  const { locale, currency } = topUpMarket(market);
  const [moves, transactions, payments] = await Promise.all([
    newestMoves({ locale, currency }),
    newestTopUps(locale),
    listTopUpPayments(market),
  ]);
  requireSession(moves);
  // Without the history before the payment nobody could find out later whether the money has arrived.
  if (!moves.ok && moves.why !== 'gone') return { kind: 'unknown' };
  const payment = payments.ok ? payments.value.find(one => one.tag === tag) : undefined;
  if (!moves.ok || payment === undefined) return { kind: payments.ok ? 'refused' : 'unknown' };
  const link = requireSession(await linkToPay(payment, minor, market));
  if (!link.ok) return { kind: link.why === 'offline' ? 'unknown' : 'refused' };
  const newestTransaction = transactions.ok ? (transactions.value[0]?.id ?? 0) : Number.MAX_SAFE_INTEGER;
  const newestMove = moves.value[0]?.id ?? 0;
  const known = { newestMove, newestTransaction, failedAt: null };
  await openTopUp.remember(customerId, { idempotencyKey, minor, currency, tag, url: link.value, ...known });
  return { kind: 'redirect', url: link.value };
}

async function linkToPay(payment: Payment, minor: number, market: Market): Promise<Outcome<string>> {
  const { locale } = market;
  if (!isSecondRevision())
    return customerApi({
      path: 'payments/wallet/payment/top-up',
      method: 'POST',
      body: { payment_type: payment.tag, price: minor / 100 },
      locale,
      schema: linkSchema,
    });
  const profile = await getProfile(market);
  if (!profile.ok) return profile;
  const request = {
    wallet_id: profile.value.walletId,
    total_price: minor / 100,
    currency_id: await currencyIdOf(market),
  };
  const link = await requestPaymentLink(request, payment, market);
  return link.ok ? { ok: true, value: link.url } : link;
}
