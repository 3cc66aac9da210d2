/**
 * Makes an order exactly once, over an API that has no idempotency key (DESIGN 5). A cart is ordered at most once, and
 * ordering takes it away: so after any answer but "made" the cart is looked for, and where it is gone the order is,
 * newer than the newest one that the customer had when they saw the button.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Failure } from '@/lib/api/client';
import { readAccountCart } from '@/lib/cart/account-cart';
import { createOrder, findNewestOrder, findTransaction, isSettled, type OrderRequest } from '@/lib/checkout/orders';
import { env } from '@/lib/env';
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
  /** Made and paid, or to be paid in cash; `isOld`: it was there already when this press came. */
  | { kind: 'ordered'; orderId: string; isOld: boolean }
  /** On to the provider's page; in R2 there is no order before that. */
  | { kind: 'redirect'; orderId: string | null; url: string }
  /** The order stands and is not paid. */
  | { kind: 'unpaid'; orderId: string; failure: Failure }
  /** Nothing was ordered: the API said why, or the cart is still there. */
  | { kind: 'refused'; failure: Failure }
  /** The cart is gone and no order came of it. */
  | { kind: 'cartGone' }
  /** Nobody answers, so nobody knows. */
  | { kind: 'unheard' };

const underway = new Map<string, Promise<OrderOutcome>>();

/** Which order a cart became, for presses that come late. */
const ordered = new LRUCache<string, string>({ max: 5000, ttl: 30 * 60_000 });

/** A second press on the same cart waits for the first one's end, and shares it. */
export async function placeOrder(press: OrderAttempt, wish: OrderRequest, market: Market): Promise<OrderOutcome> {
  const key = `${press.customerId} ${press.cartId}`;
  const first = underway.get(key);
  if (first !== undefined) return first;
  const placing = place(press, wish, market).finally(() => underway.delete(key));
  underway.set(key, placing);
  const placed = await placing;
  if ('orderId' in placed && placed.orderId !== null) ordered.set(key, placed.orderId);
  return placed;
}

/**
 * The order that a cart of this press has become, null when it has become none yet.
 * "unknown": the API does not say.
 */
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
 * An order that an earlier press has made unheard: where nothing was said yet about paying, it is paid as was chosen.
 */
export async function payFound(orderId: string, shopId: string, tag: string, market: Market): Promise<OrderOutcome> {
  const [transaction, payments] = await Promise.all([
    findTransaction(orderId, market),
    listPayments(shopId, market.locale),
  ]);
  const payment = payments.ok ? payments.value.find(one => one.tag === tag) : undefined;
  if (!transaction.ok || transaction.value !== null || payment === undefined)
    return { kind: 'ordered', orderId, isOld: true };
  return paid(orderId, { payment }, market);
}

async function place(press: OrderAttempt, wish: OrderRequest, market: Market): Promise<OrderOutcome> {
  const isMadeByPayment = env().API_REVISION === 'R2';
  if (isMadeByPayment && isRedirect(press.payment)) return paidFirst(press, wish, market);
  const made = await createOrder(isMadeByPayment ? { ...wish, payment_id: Number(press.payment.id) } : wish, market);
  if (made.ok)
    return isMadeByPayment ? { kind: 'ordered', orderId: made.value, isOld: false } : paid(made.value, press, market);
  if (made.why === 'unauthorized') return { kind: 'refused', failure: made };
  const found = await lookTwice(press, market);
  if (!found.ok) return { kind: 'unheard' };
  if (found.isCartThere) return made.why === 'offline' ? { kind: 'unheard' } : { kind: 'refused', failure: made };
  if (found.orderId === null) return { kind: 'cartGone' };
  if (await isSettled(found.orderId, market))
    return { kind: 'ordered', orderId: found.orderId, isOld: made.why !== 'offline' };
  return paid(found.orderId, press, market);
}

/** R2 with a provider: nothing is ordered before it is paid. */
async function paidFirst({ payment }: OrderAttempt, wish: OrderRequest, market: Market): Promise<OrderOutcome> {
  const link = await linkOf(wish, payment, market);
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
  if (outcome.ok) return { kind: 'ordered', orderId, isOld: false };
  // The answer may be lost and the payment not.
  if (outcome.why === 'offline' && (await isSettled(orderId, market)))
    return { kind: 'ordered', orderId, isOld: false };
  return { kind: 'unpaid', orderId, failure: outcome };
}

/**
 * After a timeout the wire takes the API for hanging for a second (lib/api/client.ts), so the second look waits longer.
 */
async function lookTwice(press: OrderAttempt, market: Market) {
  const found = await findOrdered(press, market);
  if (found.ok || found.failure.why === 'unauthorized') return found;
  await new Promise(resolve => setTimeout(resolve, 1200));
  return findOrdered(press, market);
}
