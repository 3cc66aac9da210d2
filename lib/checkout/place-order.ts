/**
 * Makes an order exactly once, over an API without idempotency keys (docs/decisions/015). A cart is ordered at most
 * once, and ordering removes it. So after any answer but success this looks for the cart: if it is gone, the order is
 * one that is newer than the newest which the customer had when the button was shown.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Failure } from '@/lib/api/client';
import { readAccountCart } from '@/lib/cart/account-cart';
import { createOrder, findNewestOrder, findTransaction, isSettled, type OrderRequest } from '@/lib/checkout/orders';
import { env } from '@/lib/env';
import type { Refusal } from '@/lib/forms/refusal';
import type { Market } from '@/lib/market/market';
import { linkOf, payOrder } from '@/lib/payments/pay';
import { listPayments } from '@/lib/payments/queries';
import { isRedirect, type Payment } from '@/lib/payments/schema';

export interface OrderAttempt {
  customerId: string;
  cartId: string;
  shopId: string;
  /** The customer's newest order of this shop when the button was shown; 0 for none. */
  newestOrder: number;
  payment: Payment;
}

export type OrderOutcome =
  /** Nothing was sent: the press itself is refused. */
  | { kind: 'stopped'; refusal: Refusal }
  /** Made and paid, or to be paid in cash. `wasOrderedBefore`: an earlier attempt had already made it. */
  | { kind: 'ordered'; orderId: string; wasOrderedBefore: boolean }
  /** The customer pays on the provider's page. In R2 no order exists before that, and `orderId` is null. */
  | { kind: 'redirect'; orderId: string | null; url: string }
  /** The order is made but not paid. */
  | { kind: 'unpaid'; orderId: string; failure: Failure }
  /** Nothing was ordered; `failure` says why. */
  | { kind: 'refused'; failure: Failure }
  /** The cart is gone, and no order was made of it. */
  | { kind: 'cartGone' }
  /** The API does not answer, so nobody knows whether the order was made. */
  | { kind: 'unknown' };

const pending = new Map<string, Promise<OrderOutcome>>();

/** The order that each cart became, for attempts that come late. */
const ordered = new LRUCache<string, string>({ max: 5000, ttl: 30 * 60_000 });

/** A second attempt on the same cart shares the outcome of the first. */
export async function placeOrder(attempt: OrderAttempt, request: OrderRequest, market: Market): Promise<OrderOutcome> {
  const key = `${attempt.customerId} ${attempt.cartId}`;
  const first = pending.get(key);
  if (first !== undefined) return first;
  const placing = place(attempt, request, market).finally(() => pending.delete(key));
  pending.set(key, placing);
  const placed = await placing;
  if ('orderId' in placed && placed.orderId !== null) ordered.set(key, placed.orderId);
  return placed;
}

/** The order that the attempt's cart has become; `orderId` is null if none was made. */
export async function findOrdered(
  { customerId, cartId, shopId, newestOrder }: Omit<OrderAttempt, 'payment'>,
  market: Market,
): Promise<{ ok: true; orderId: string | null; isCartThere: boolean } | { ok: false; failure: Failure }> {
  const known = ordered.get(`${customerId} ${cartId}`);
  if (known !== undefined) return { ok: true, orderId: known, isCartThere: false };
  const cart = await readAccountCart(market);
  if (!cart.ok) return { ok: false, failure: cart };
  if (cart.value?.id === cartId) return { ok: true, orderId: null, isCartThere: true };
  const newest = await findNewestOrder(shopId, market);
  if (!newest.ok) return { ok: false, failure: newest };
  const isNew = newest.value !== null && newest.value.id > newestOrder;
  return { ok: true, orderId: isNew ? String(newest.value?.id) : null, isCartThere: false };
}

/**
 * Finishes an order that an earlier attempt has made without the customer hearing of it: pays it by the method with
 * this tag, unless it has a payment already.
 */
export async function payFound(orderId: string, shopId: string, tag: string, market: Market): Promise<OrderOutcome> {
  const [transaction, payments] = await Promise.all([
    findTransaction(orderId, market),
    listPayments(shopId, market.locale),
  ]);
  const payment = payments.ok ? payments.value.find(one => one.tag === tag) : undefined;
  if (!transaction.ok || transaction.value !== null || payment === undefined)
    return { kind: 'ordered', orderId, wasOrderedBefore: true };
  return paid(orderId, { payment }, market);
}

async function place(attempt: OrderAttempt, request: OrderRequest, market: Market): Promise<OrderOutcome> {
  const isMadeByPayment = env().API_REVISION === 'R2';
  if (isMadeByPayment && isRedirect(attempt.payment)) return paidFirst(attempt, request, market);
  const made = await createOrder(
    isMadeByPayment ? { ...request, payment_id: Number(attempt.payment.id) } : request,
    market,
  );
  if (made.ok)
    return isMadeByPayment
      ? { kind: 'ordered', orderId: made.value, wasOrderedBefore: false }
      : paid(made.value, attempt, market);
  if (made.why === 'unauthorized') return { kind: 'refused', failure: made };
  const found = await findOrderedWithRetry(attempt, market);
  if (!found.ok) return { kind: 'unknown' };
  if (found.isCartThere) return made.why === 'offline' ? { kind: 'unknown' } : { kind: 'refused', failure: made };
  if (found.orderId === null) return { kind: 'cartGone' };
  if (await isSettled(found.orderId, market))
    return { kind: 'ordered', orderId: found.orderId, wasOrderedBefore: made.why !== 'offline' };
  return paid(found.orderId, attempt, market);
}

/** In R2 a provider's payment makes the order, so nothing is ordered before it is paid. */
async function paidFirst({ payment }: OrderAttempt, request: OrderRequest, market: Market): Promise<OrderOutcome> {
  const link = await linkOf(request, payment, market);
  if (link.ok && link.how === 'redirect') return { kind: 'redirect', orderId: null, url: link.url };
  return { kind: 'refused', failure: link.ok ? { ok: false, why: 'offline' } : link };
}

async function paid(
  orderId: string,
  { payment }: Pick<OrderAttempt, 'payment'>,
  market: Market,
): Promise<OrderOutcome> {
  const outcome = await payOrder(orderId, payment, market);
  if (outcome.ok && outcome.how === 'redirect') return { kind: 'redirect', orderId, url: outcome.url };
  if (outcome.ok) return { kind: 'ordered', orderId, wasOrderedBefore: false };
  // The payment may have succeeded although its answer was lost.
  if (outcome.why === 'offline' && (await isSettled(orderId, market)))
    return { kind: 'ordered', orderId, wasOrderedBefore: false };
  return { kind: 'unpaid', orderId, failure: outcome };
}

/**
 * Tries again once after a failure. Waits a little longer than the second for which lib/api/client.ts does not call an
 * API that has just timed out.
 */
async function findOrderedWithRetry(attempt: OrderAttempt, market: Market) {
  const found = await findOrdered(attempt, market);
  if (found.ok || found.failure.why === 'unauthorized') return found;
  await new Promise(resolve => setTimeout(resolve, 1200));
  return findOrdered(attempt, market);
}
