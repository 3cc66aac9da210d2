'use server';

/** Handles the checkout's one form: whichever button is pressed, it first saves the draft. */
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { readCheckoutState } from '@/lib/checkout/checkout-state';
import { draftFrom } from '@/lib/checkout/draft';
import { draftAtAddress } from '@/lib/checkout/draft-at-address';
import { writeDraft } from '@/lib/checkout/draft-cookie';
import { fingerprintOf } from '@/lib/checkout/fingerprint';
import { orderRequestOf } from '@/lib/checkout/order-request';
import { findOrdered, payFound, placeOrder } from '@/lib/checkout/place-order';
import { refuseProblems } from '@/lib/checkout/problem-errors';
import { mistakesOf, obstaclesOf } from '@/lib/checkout/problems';
import { respond } from '@/lib/checkout/respond';
import { formAction } from '@/lib/forms/form-action';
import { isPlainPost } from '@/lib/forms/plain-post';
import { refuse } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { findCurrency } from '@/lib/market/currencies';
import { getMoneyStyle } from '@/lib/market/queries';
import { requestMarket } from '@/lib/market/request-market';
import { formatMinor } from '@/lib/money';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/redirect';
import { loginPath } from '@/lib/session/login-path';
import { readSession } from '@/lib/session/session';
import { requireSession } from '@/lib/session/session-ended';

const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .optional()
  .catch(undefined);

const postedSchema = z.looseObject({
  /** "order", "address" for another address, or anything else to only save and compute the total. */
  intent: z.string().optional(),
  /** The id of a saved address to deliver to. */
  place: digits,
  /**
   * The state that the order button showed: the account's cart, the newest order at the time, the total and the
   * fingerprint of it all.
   */
  cart: digits,
  newest: digits,
  total: digits,
  seen: z.string().optional(),
});

export const checkOut = formAction(postedSchema, async ({ inputs, locale }) => {
  const market = await requestMarket(locale);
  const draft = await draftAtAddress(draftFrom(inputs), inputs.place, locale);
  await writeDraft(draft);
  const here = localizedPath(locale, '/checkout');
  if (inputs.intent === 'address')
    redirect(`${localizedPath(locale, '/address')}?${new URLSearchParams({ from: here })}`);
  if (inputs.intent !== 'order') {
    // Redirects, so that going back later finds a page and not a form to submit again.
    if (await isPlainPost()) redirect(here);
    return 'done';
  }

  const [t, session, found] = await Promise.all([
    getTranslations({ locale, namespace: 'checkout' }),
    readSession(),
    readCheckoutState(draft, market),
  ]);
  const read = requireSession(found, here);
  if (!read.ok) return refuse('checkout.offline');
  const state = read.value;

  // The cart that the button showed is gone: an earlier press has ordered it, or it was emptied.
  if (session !== null && inputs.cart !== undefined && state?.cart.id !== inputs.cart) {
    const attempt = { customerId: session.customer.id, cartId: inputs.cart, shopId: draft.shop };
    const before = await findOrdered({ ...attempt, newestOrder: Number(inputs.newest ?? 'NaN') }, market);
    if (!before.ok) {
      requireSession(before.failure, here);
      return refuse('checkout.unknown');
    }
    if (before.orderId !== null)
      return respond(await payFound(before.orderId, draft.shop, draft.payment, market), locale);
  }
  if (state === null) {
    await leaveNotice('cartGone', 'error');
    redirect(localizedPath(locale, '/cart'));
  }

  const problems = [...obstaclesOf(state), ...mistakesOf(state)];
  if (problems.length > 0) return refuseProblems(problems, state, market);
  if (session === null) {
    await leaveNotice('loginFirst', 'error');
    redirect(loginPath(here));
  }
  const total = state.totals?.total.minor ?? 0;
  if (fingerprintOf(state) !== inputs.seen) {
    if (inputs.total === undefined || Number(inputs.total) === total) return refuse('checkout.lookAgain');
    const style = await getMoneyStyle(market);
    const [was, now] = [Number(inputs.total), total].map(minor => formatMinor(minor, style));
    return refuse({ key: 'checkout.totalChanged', values: { was: was ?? '', now: now ?? '' } });
  }

  const currency = await findCurrency(locale, market.currency);
  const payment = state.payments.find(({ tag }) => tag === draft.payment);
  const request = currency && orderRequestOf(state, currency, { leave: t('leaveForCourier') });
  if (!request || payment === undefined || state.newestOrder === null || state.cart.id === null)
    return refuse('checkout.offline');
  const { cart, newestOrder } = state;
  const attempt = {
    customerId: session.customer.id,
    cartId: String(cart.id),
    shopId: cart.shop.id,
    newestOrder,
    payment,
  };
  return respond(await placeOrder(attempt, request, market), locale);
});
