'use server';

/** The checkout's one form: whatever is pressed in it, what was filled in is kept first. */
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { readCheckoutState } from '@/lib/checkout/checkout-state';
import { draftFrom } from '@/lib/checkout/draft';
import { draftAtAddress } from '@/lib/checkout/draft-at-address';
import { writeDraft } from '@/lib/checkout/draft-cookie';
import { fingerprintOf } from '@/lib/checkout/fingerprint';
import { orderRequestOf } from '@/lib/checkout/order-request';
import { findOrdered, payFound, placeOrder } from '@/lib/checkout/place-order';
import { problemWords } from '@/lib/checkout/problem-words';
import { mistakesOf, obstaclesOf } from '@/lib/checkout/problems';
import { respond } from '@/lib/checkout/respond';
import { formAction } from '@/lib/forms/form-action';
import { isPlainPost } from '@/lib/forms/plain-post';
import { localizedPath } from '@/lib/i18n/localized-path';
import { findCurrency } from '@/lib/market/currencies';
import { getMoneyStyle } from '@/lib/market/queries';
import { requestMarket } from '@/lib/market/request-market';
import { formatMinor } from '@/lib/money';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/redirect';
import { endSession } from '@/lib/session/end-session';
import { loginPath } from '@/lib/session/login-path';
import { readSession } from '@/lib/session/session';

const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .optional()
  .catch(undefined);

const postedSchema = z.looseObject({
  /** "order", "address" for another address, or anything else: only keep and count anew. */
  intent: z.string().optional(),
  /** A saved address to deliver to. */
  place: digits,
  /** What the last button spoke of: the account's cart, the newest order then, the total and the mark of the whole. */
  cart: digits,
  newest: digits,
  total: digits,
  seen: z.string().optional(),
});

export const checkOut = formAction(postedSchema, async ({ value, locale, refuse, done }) => {
  const market = await requestMarket(locale);
  const draft = await draftAtAddress(draftFrom(value), value.place, locale);
  await writeDraft(draft);
  const here = localizedPath(locale, '/checkout');
  if (value.intent === 'address')
    redirect(`${localizedPath(locale, '/address')}?${new URLSearchParams({ from: here })}`);
  if (value.intent !== 'order') {
    // Back from the next page must find a page, not a form to send once more.
    if (await isPlainPost()) redirect(here);
    return done();
  }

  const [t, session, found] = await Promise.all([
    getTranslations({ locale, namespace: 'checkout' }),
    readSession(),
    readCheckoutState(draft, market),
  ]);
  if (!found.ok && found.why === 'unauthorized') return endSession(here);
  if (!found.ok) return refuse(t('problem.offline'));
  const state = found.value;

  // The cart that the button spoke of is not there any more: it was ordered by an earlier press, or emptied.
  if (session !== null && value.cart !== undefined && state?.cart.id !== value.cart) {
    const attempt = { customerId: session.customer.id, cartId: value.cart, shopId: draft.shop };
    const before = await findOrdered({ ...attempt, newestOrder: Number(value.newest ?? 'NaN') }, market);
    if (!before.ok && before.failure.why === 'unauthorized') return endSession(here);
    if (!before.ok) return refuse(t('problem.unknown'));
    if (before.orderId !== null)
      return respond(await payFound(before.orderId, draft.shop, draft.payment, market), { locale, refuse });
  }
  if (state === null) {
    await leaveNotice('cartGone', 'trouble');
    redirect(localizedPath(locale, '/cart'));
  }

  const problems = [...obstaclesOf(state), ...mistakesOf(state)];
  if (problems.length > 0) {
    const words = await problemWords(state, market);
    const grouped = Object.entries(Object.groupBy(problems, ({ field }) => field ?? ''));
    const told: Record<string, string[]> = Object.fromEntries(grouped.map(([at, all = []]) => [at, all.map(words)]));
    const { '': form = [], ...fields } = told;
    return { ...refuse(...form), fields };
  }
  if (session === null) {
    await leaveNotice('loginFirst', 'trouble');
    redirect(loginPath(here));
  }
  const total = state.totals?.total.minor ?? 0;
  if (fingerprintOf(state) !== value.seen) {
    if (value.total === undefined || Number(value.total) === total) return refuse(t('changed.look'));
    const style = await getMoneyStyle(market);
    const [was, now] = [Number(value.total), total].map(minor => formatMinor(minor, style));
    return refuse(t('changed.total', { was: was ?? '', now: now ?? '' }));
  }

  const currency = await findCurrency(locale, market.currency);
  const payment = state.payments.find(({ tag }) => tag === draft.payment);
  const request = currency && orderRequestOf(state, currency, { leave: t('leaveForCourier') });
  if (!request || payment === undefined || state.newestOrder === null || state.cart.id === null)
    return refuse(t('problem.offline'));
  const { cart, newestOrder } = state;
  const attempt = {
    customerId: session.customer.id,
    cartId: String(cart.id),
    shopId: cart.shop.id,
    newestOrder,
    payment,
  };
  return respond(await placeOrder(attempt, request, market), { locale, refuse });
});
