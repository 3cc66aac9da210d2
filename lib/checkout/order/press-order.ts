/**
 * Carries out a press on the order button: reads the state anew, and orders only what the button showed and nothing
 * prevents.
 */
import 'server-only';
import type { Cart } from '@/lib/cart/cart';
import { awaitOrder, boundAwaitedOrder, forgetAwaitedOrder, piecesOf } from '@/lib/cart/group/awaited-order';
import { announceGroupChange } from '@/lib/cart/group/hub';
import { findTerms } from '@/lib/cart/group/own-terms';
import { recordOf } from '@/lib/cart/group/record';
import { keepRecord, recordOrder } from '@/lib/cart/group/record-store';
import type { Totals } from '@/lib/cart/totals';
import { type CheckoutState, readCheckoutState } from '@/lib/checkout/checkout-state';
import type { Draft } from '@/lib/checkout/draft/draft';
import { keepChoice } from '@/lib/checkout/group-choice';
import { hashOfOrder } from '@/lib/checkout/order/begun-payment';
import { findOrdered } from '@/lib/checkout/order/find-ordered';
import { fingerprintOf } from '@/lib/checkout/order/fingerprint';
import { onePress } from '@/lib/checkout/order/one-press';
import type { CartKey, OrderAttempt, OrderOutcome } from '@/lib/checkout/order/order-outcome';
import { orderRequestOf, type RequestWords } from '@/lib/checkout/order/order-request';
import { isInDoubt, recallOrder, rememberDoubt } from '@/lib/checkout/order/ordered-carts';
import { payFound, placeOrder } from '@/lib/checkout/order/place-order';
import { requestWords } from '@/lib/checkout/order/request-words';
import { earlierThan, isStillSo } from '@/lib/checkout/order/said-time';
import { refuseProblems } from '@/lib/checkout/problem-errors';
import { mistakesOf, noteProblemOf, obstaclesOf } from '@/lib/checkout/problems';
import { type Refusal, refuse } from '@/lib/forms/refusal';
import { languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { findCurrency } from '@/lib/market/currencies';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { paymentFor } from '@/lib/payments/payment-for';
import { loginPath } from '@/lib/session/login-path';
import { readSession, type Session } from '@/lib/session/session';
import { requireSession } from '@/lib/session/session-ended';
import { timeWords } from '@/lib/shops/opening/open-words';

export interface Press {
  draft: Draft;
  /** What the button showed, as the form posts it: ids, minor units and the fingerprint. */
  shown: {
    cart?: string | undefined;
    newest?: string | undefined;
    total?: string | undefined;
    /** The currency of the total; another one may have been chosen since, in another tab. */
    currency?: string | undefined;
    fingerprint?: string | undefined;
    /** Of the time (said-time.ts). */
    said?: string | undefined;
  };
  market: Market;
}

/** Actions only. @throws SessionEnded, leading back to the checkout. */
export async function pressOrder(press: Press): Promise<OrderOutcome> {
  const session = await readSession();
  const { cart: cartId } = press.shown;
  if (session === null || cartId === undefined) return orderAsShown(press, session);
  const cart = { customerId: session.customer.id, cartId };
  return onePress(cart, async () => {
    const outcome = (await finishEarlier(press, cart)) ?? (await orderAsShown(press, session));
    if (outcome.kind === 'unknown') await rememberDoubt(cart);
    if ('orderId' in outcome && outcome.orderId !== null) {
      await recordOrder(cartId, outcome.orderId);
      await forgetAwaitedOrder({ customerId: cart.customerId, shopId: press.draft.shop }, cartId);
    }
    return outcome;
  });
}

/**
 * Completes the order that an earlier press has made of the cart, and pays it if it is unpaid. Null where none is
 * known.
 */
async function finishEarlier({ draft, market }: Press, cart: CartKey): Promise<OrderOutcome | null> {
  const orderId = await recallOrder(cart);
  return orderId === null ? null : payFound(orderId, draft.shop, draft.payment, market);
}

async function orderAsShown(press: Press, session: Session | null): Promise<OrderOutcome> {
  const { draft, market } = press;
  const read = requireSession(await readCheckoutState(draft, market), localizedPath(market.locale, '/checkout'));
  if (!read.ok) return notReached(press, session);
  const state = read.value;
  if (session !== null && state?.cart.id !== press.shown.cart) {
    const earlier = await findEarlier(press, session);
    if (earlier !== null) return earlier;
  }
  if (state === null) return { kind: 'cartGone' };
  await keepChoice(state);
  if (isOtherPage(state, press)) return { kind: 'otherPage' };
  const words = await requestWords(draft, market.locale);
  const problems = [...obstaclesOf(state), ...mistakesOf(state), ...noteProblemOf(draft, words)];
  if (problems.length > 0) return stopped(await refuseProblems(problems, state, market));
  if (session === null) return askToLogIn(market);
  const change = await changeOf(state, press);
  return change === null ? order(state, { session, words, market }) : stopped(change);
}

function isOtherPage({ cart }: CheckoutState, { draft, shown, market }: Press): boolean {
  const isOtherShop = draft.shop !== '' && draft.shop !== cart.shop.id;
  return isOtherShop || (shown.currency !== undefined && shown.currency !== market.currency);
}

/** Says that nothing was ordered, unless the outcome of an earlier press is not known. */
async function notReached({ shown }: Press, session: Session | null): Promise<OrderOutcome> {
  const isDoubtful =
    session !== null &&
    shown.cart !== undefined &&
    (await isInDoubt({ customerId: session.customer.id, cartId: shown.cart }));
  return { kind: isDoubtful ? 'unknown' : 'notReached' };
}

/** Called when the cart that the button showed is gone: an earlier press has ordered it, or it was emptied (null). */
async function findEarlier({ draft, shown, market }: Press, { customer }: Session): Promise<OrderOutcome | null> {
  if (shown.cart === undefined) return null;
  const newestOrder = Number(shown.newest ?? 'NaN');
  const attempt = { customerId: customer.id, cartId: shown.cart, shopId: draft.shop, newestOrder };
  const before = await findOrdered(attempt, market);
  if (before.ok) return before.orderId === null ? null : payFound(before.orderId, draft.shop, draft.payment, market);
  requireSession(before, localizedPath(market.locale, '/checkout'));
  return { kind: 'unknown' };
}

async function askToLogIn({ locale }: Market): Promise<never> {
  // Something else comes first (docs/decisions/131).
  await leaveNotice('loginFirst', 'warning');
  redirect(loginPath(localizedPath(locale, '/checkout')));
}

/** Names what is no longer as the button showed it; null when everything still matches. */
async function changeOf(state: CheckoutState, { shown, market }: Press): Promise<Refusal | null> {
  if (fingerprintOf(state) === shown.fingerprint)
    return isStillSo(shown.said, state.when) ? null : refuseTime(state, shown.said, market);
  const total = state.totals?.total.minor ?? 0;
  if (shown.total === undefined || Number(shown.total) === total) return refuse('checkout.lookAgain');
  const style = await getMoneyStyle(market);
  const [was, now] = [Number(shown.total), total].map(minor => formatMinor(minor, style));
  return refuse({ key: 'checkout.totalChanged', values: { was: was ?? '', now: now ?? '' } });
}

/** Called once the words of the time hold no more, which are all that has changed. */
function refuseTime({ when }: CheckoutState, said: string | undefined, { locale }: Market): Refusal {
  const was = earlierThan(when, said);
  if (was === null || when.kind !== 'asap') return refuse('checkout.lookAgain');
  const language = languageTag(locale);
  const values = { was: timeWords(was, language), now: timeWords(when.minutes, language) };
  return refuse({ key: 'checkout.later', values });
}

interface Ordering {
  session: Session;
  words: RequestWords;
  market: Market;
}

async function order(state: CheckoutState, { session, words, market }: Ordering): Promise<OrderOutcome> {
  const { cart, draft, newestOrder, payments, totals } = state;
  const currency = await findCurrency(market.locale, market.currency);
  const payment = paymentFor(payments ?? [], draft.payment, totals?.total.minor ?? null);
  const request = currency && orderRequestOf(state, currency, words);
  if (!request || payment === undefined || newestOrder === null || cart.id === null) return { kind: 'notReached' };
  const asked = hashOfOrder(request, payment, fingerprintOf(state));
  const attempt = {
    customerId: session.customer.id,
    cartId: cart.id,
    shopId: cart.shop.id,
    newestOrder,
    payment,
    isFree: totals?.total.minor === 0,
    asked,
  };
  if (cart.group === undefined || totals === null) await boundAwaitedOrder(attempt, newestOrder);
  else await keepWhoHadWhat({ cart, group: cart.group, totals, attempt }, market);
  const outcome = await placeOrder(attempt, request, market);
  if (cart.group !== undefined) announceGroupChange(cart.group);
  return outcome;
}

interface GroupOrdering {
  cart: Cart;
  group: string;
  totals: Totals;
  attempt: OrderAttempt;
}

/** Records who had what: ordering ends the cart, and the order does not tell. */
async function keepWhoHadWhat({ cart, group, totals, attempt }: GroupOrdering, { locale }: Market): Promise<void> {
  const terms = await findTerms(group);
  await keepRecord(group, recordOf(cart, totals, terms?.sharing ?? 'value', locale));
  const { newestOrder } = attempt;
  await awaitOrder(attempt, { cart: group, newestOrder, upTo: null, pieces: piecesOf(cart.lines) });
}

function stopped(refusal: Refusal): OrderOutcome {
  return { kind: 'stopped', refusal };
}
