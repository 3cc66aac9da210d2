/**
 * Makes an order exactly once, over an API without idempotency keys (docs/decisions/015): after any answer but success
 * it looks for the order before it says or sends anything. Only one press at a time gets here
 * (lib/checkout/order/one-press.ts).
 */
import 'server-only';
import { askAgain } from '@/lib/api/ask-again';
import type { Failure } from '@/lib/api/client';
import { isSecondRevision } from '@/lib/api/revision';
import { findBegunPayment, rememberBegun } from '@/lib/checkout/order/begun-payment';
import { findOrdered } from '@/lib/checkout/order/find-ordered';
import type { OrderAttempt, OrderOutcome } from '@/lib/checkout/order/order-outcome';
import { expectLateOrder, isOrderExpected, rememberOrder } from '@/lib/checkout/order/ordered-carts';
import { createOrder, type OrderRequest } from '@/lib/checkout/order/orders';
import type { Market } from '@/lib/market/market';
import { payOrder, requestPaymentLink } from '@/lib/payments/pay';
import { paymentFor } from '@/lib/payments/payment-for';
import { listPayments } from '@/lib/payments/queries';
import { isRedirect } from '@/lib/payments/schema';
import { findOrderPayment, isSettled } from '@/lib/payments/transaction';

export async function placeOrder(attempt: OrderAttempt, request: OrderRequest, market: Market): Promise<OrderOutcome> {
  if (await isOrderExpected(attempt)) return { kind: 'unknown' };
  const isMadeByPayment = isSecondRevision();
  if (isMadeByPayment && isRedirect(attempt.payment) && !attempt.isFree) return leadToPayment(attempt, request, market);
  const whole = isMadeByPayment ? { ...request, payment_id: Number(attempt.payment.id) } : request;
  const made = await createOrder(whole, market);
  if (!made.ok) return lookFor(attempt, made, market);
  await rememberOrder(attempt, made.value);
  return isMadeByPayment
    ? { kind: 'ordered', orderId: made.value, wasOrderedBefore: false }
    : pay(made.value, attempt, market);
}

/** Looks for an order that was made although its answer was lost, or by an earlier attempt. */
async function lookFor(attempt: OrderAttempt, failure: Failure, market: Market): Promise<OrderOutcome> {
  const { why } = failure;
  if (why === 'unauthorized') return { kind: 'refused', failure };
  if (why === 'offline' && failure.mayStillRun) await expectLateOrder(attempt);
  const found = await askAgain(() => findOrdered(attempt, market));
  if (!found.ok) return { kind: 'unknown' };
  const isLost = why === 'offline' && failure.turnedAway === undefined;
  if (found.isCartThere) return isLost ? { kind: 'unknown' } : { kind: 'refused', failure };
  const { orderId } = found;
  if (orderId === null) return { kind: 'cartGone' };
  await rememberOrder(attempt, orderId);
  const before = await findOrderPayment(orderId, market);
  if (before.ok && before.value.isCanceled) return { kind: 'ordered', orderId, wasOrderedBefore: true };
  if (before.ok && isSettled(before.value)) return { kind: 'ordered', orderId, wasOrderedBefore: why !== 'offline' };
  return pay(orderId, attempt, market);
}

/**
 * Completes an order that an earlier attempt has made without the customer hearing of it: pays it with the method of
 * this tag, unless it has a payment already or is cancelled.
 */
export async function payFound(orderId: string, shopId: string, tag: string, market: Market): Promise<OrderOutcome> {
  const [before, payments] = await Promise.all([
    findOrderPayment(orderId, market),
    listPayments(shopId, market.locale),
  ]);
  const total = before.ok ? before.value.total : null;
  const payment = payments.ok ? paymentFor(payments.value, tag, total) : undefined;
  const isDue = before.ok && !before.value.isCanceled && before.value.transaction === null;
  if (!isDue || payment === undefined) return { kind: 'ordered', orderId, wasOrderedBefore: true };
  return pay(orderId, { payment, isFree: total === 0 }, market);
}

/** In R2 a payment provider's payment makes the order, so nothing is ordered before it is paid. */
async function leadToPayment(attempt: OrderAttempt, request: OrderRequest, market: Market): Promise<OrderOutcome> {
  const begun = await findBegunPayment(attempt, attempt.asked);
  if (begun !== null) return { kind: 'redirect', orderId: null, url: begun };
  const link = await requestPaymentLink(request, attempt.payment, market);
  if (!link.ok) return { kind: 'refused', failure: link };
  await rememberBegun(attempt, attempt.asked, link.url);
  return { kind: 'redirect', orderId: null, url: link.url };
}

type Paying = Pick<OrderAttempt, 'payment' | 'isFree'>;

async function pay(orderId: string, { payment, isFree }: Paying, market: Market): Promise<OrderOutcome> {
  if (isFree && isRedirect(payment)) return { kind: 'ordered', orderId, wasOrderedBefore: false };
  const outcome = await payOrder(orderId, payment, market);
  if (outcome.ok && outcome.how === 'redirect') return { kind: 'redirect', orderId, url: outcome.url };
  if (outcome.ok) return { kind: 'ordered', orderId, wasOrderedBefore: false };
  if (outcome.why === 'unknown') return { kind: 'paymentUnknown', orderId };
  return { kind: 'unpaid', orderId, failure: outcome };
}
