/** A customer who is about to order over the sandbox: with a cart, a filled checkout, and what comes of pressing. */

import { putWanted } from '@/lib/cart/server';
import { type Draft, emptyDraft } from '@/lib/checkout/draft';
import { placeOrder } from '@/lib/checkout/place-order';
import { readSituation, type Situation } from '@/lib/checkout/situation';
import { wishOf } from '@/lib/checkout/wish';
import { findCurrency } from '@/lib/market/currencies';
import type { Offer } from '../../support/offers.ts';
import { catalog, sandbox } from './sandbox.ts';
import { market } from './session.ts';

const words = { leave: 'Leave it at the door' };

/** Five of something that is brought home, and that never runs out: each test buys the same, at the same price. */
export async function fillsCart(): Promise<{ shopId: string; offer: Offer }> {
  const offer = await catalog.deliveredHome();
  await sandbox.control(`stocks/${offer.stockId}`, { quantity: 1000 });
  const shopId = String(offer.shop.id);
  const put = await putWanted(shopId, [{ stockId: offer.stockId, quantity: 5, addons: [] }], market);
  if (!put.ok) throw new Error(put.why);
  return { shopId, offer };
}

export async function look(change: Partial<Draft> = {}, shop?: string): Promise<Situation> {
  const draft = { ...emptyDraft, shop: shop ?? '', ...change };
  const found = await readSituation(draft, market);
  if (!found.ok || found.value === null) throw new Error('no situation');
  return found.value;
}

/** A filled checkout, ready to be pressed; the first slot that exists, so that no hour of the day matters. */
export async function ready(payment: string, change: Partial<Draft> = {}) {
  const { shopId, offer } = await fillsCart();
  const situation = await look({ payment, ...change }, shopId);
  const currency = await findCurrency('en', 'base');
  const wish = currency && wishOf(situation, currency, words);
  const method = situation.payments.find(({ tag }) => tag === payment);
  if (!wish || !method || situation.newestOrder === null || situation.session === null) throw new Error('not ready');
  const press = {
    customerId: situation.session.customer.id,
    cartId: situation.cart.id ?? '',
    shopId,
    newestOrder: situation.newestOrder,
    payment: method,
  };
  return { situation, wish, press, offer, order: () => placeOrder(press, wish, market) };
}
