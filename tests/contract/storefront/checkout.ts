/** The steps of a customer who orders: fills the cart and the checkout, and presses the order button. */

import { putWanted } from '@/lib/cart/account-cart';
import { type CheckoutState, readCheckoutState } from '@/lib/checkout/checkout-state';
import { type Draft, draftSchema } from '@/lib/checkout/draft/draft';
import { hashOfOrder } from '@/lib/checkout/order/begun-payment';
import { fingerprintOf } from '@/lib/checkout/order/fingerprint';
import { orderRequestOf } from '@/lib/checkout/order/order-request';
import { placeOrder } from '@/lib/checkout/order/place-order';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { saidOf } from '@/lib/checkout/order/said-time';
import { findCurrency } from '@/lib/market/currencies';
import type { Market } from '@/lib/market/market';
import type { Offer } from '../../support/offers.ts';
import { catalog, sandbox } from './sandbox.ts';
import { market as base } from './session.ts';

const words = {
  leave: 'Leave it at the door',
  noCalls: 'Please write',
  allergies: '',
  soldOut: { similar: 'If sold out: similar.', leaveOut: 'If sold out: nothing.', call: 'If sold out: call.' },
};

/**
 * Puts five units of an offer into the cart that is delivered home and never runs out, so that each test buys the same
 * at the same price.
 */
export async function fillsCart(market: Market = base): Promise<{ shopId: string; offer: Offer }> {
  const offer = await catalog.deliveredHome();
  await sandbox.control(`stocks/${offer.stockId}`, { quantity: 1000 });
  const shopId = String(offer.shop.id);
  const put = await putWanted(shopId, [{ stockId: offer.stockId, quantity: 5, addons: [] }], market);
  if (!put.ok) throw new Error(put.why);
  return { shopId, offer };
}

export async function checkoutState(
  change: Partial<Draft> = {},
  shop?: string,
  market: Market = base,
): Promise<CheckoutState> {
  const draft = draftSchema.parse({ shop: shop ?? '', ...change });
  const found = await readCheckoutState(draft, market);
  if (!found.ok || found.value === null) throw new Error('no checkout state');
  return found.value;
}

/** Presses the order button of a checkout that is filled in, as its page shows it. */
export async function pressesOrder(payment: string, shop: string) {
  const state = await checkoutState({ payment }, shop);
  const placed = await pressOrder({ draft: state.draft, shown: shownBy(state), market: base });
  return { total: state.totals?.total.minor ?? 0, placed };
}

/**
 * Fills in a checkout so that it can be ordered. The time is the first slot that exists, so that the hour of the day
 * does not matter.
 */
export async function readyCheckout(payment: string, change: Partial<Draft> = {}, market: Market = base) {
  const { shopId, offer } = await fillsCart(market);
  const state = await checkoutState({ payment, ...change }, shopId, market);
  const currency = await findCurrency('en', market.currency);
  const request = currency && orderRequestOf(state, currency, words);
  const method = state.payments?.find(({ tag }) => tag === payment);
  if (!request || !method || state.newestOrder === null || state.session === null) throw new Error('not ready');
  const attempt = {
    customerId: state.session.customer.id,
    cartId: state.cart.id ?? '',
    shopId,
    newestOrder: state.newestOrder,
    payment: method,
    isFree: state.totals?.total.minor === 0,
    asked: hashOfOrder(request, method, fingerprintOf(state)),
  };
  return {
    state,
    request,
    attempt,
    offer,
    /** What the page's form posts when the order button is pressed. */
    press: { draft: state.draft, shown: shownBy(state), market },
    order: () => placeOrder(attempt, request, market),
  };
}

/** The fields by which the page's form says what the button showed. */
export function shownBy(state: CheckoutState) {
  return {
    cart: state.cart.id ?? '',
    newest: String(state.newestOrder),
    total: String(state.totals?.total.minor),
    currency: state.totals?.total.currency ?? '',
    fingerprint: fingerprintOf(state),
    said: saidOf(state.when),
  };
}
