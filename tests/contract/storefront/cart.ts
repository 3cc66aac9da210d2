/** Fills and reads carts, a guest's and an account's alike, as the storefront shows them. */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import type { Basket } from '@/lib/cart/basket/basket';
import { writeParked } from '@/lib/cart/basket/basket-cookies';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { addLine } from '@/lib/cart/change/change';
import { readCurrentCart } from '@/lib/cart/queries';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';
import { basketLine, isPlain, type Offer } from '../../support/offers.ts';
import { catalog } from './sandbox.ts';
import { freshBrowser, market, newCustomer } from './session.ts';

/** Begins with an empty cart, as a guest or as a new customer: what holds for one cart holds for the other. */
export async function browsesAs(as: 'guest' | 'customer'): Promise<void> {
  if (as === 'guest') await freshBrowser();
  else await newCustomer();
}

/** Finds two plain offers of one shop, and one of another shop. */
export async function twoShops(): Promise<[Offer, Offer, Offer]> {
  const [first, second] = await catalog.plain();
  return [first, second, await catalog.offer(isPlain, { except: [first.shop.id] })];
}

/** Finds two dishes of one shop that are offered with the same add-on. */
export async function dishesWithSharedAddon() {
  const sharedWith = (good: Offer, other: Offer) =>
    inStore(good.addons).find(stockId => inStore(other.addons).includes(stockId));
  const [good, sister] = await catalog.offers(
    2,
    (one, all) => one.left > 3 && all.some(other => other !== one && sharedWith(one, other) !== undefined),
  );
  const shared = good && sister && sharedWith(good, sister);
  if (!shared) throw new Error('no two dishes share an extra');
  return { good, sister, shared };
}

/** The stock ids of the add-ons of which there are enough. */
export function inStore(addons: Offer['addons']): string[] {
  return addons.filter(({ left }) => left > 20).map(({ stockId }) => stockId);
}

/** Puts aside as much as there is room for, beside `others`. */
export async function fillsAside(good: Offer, others: Basket[] = []): Promise<void> {
  const lines = Array.from({ length: 130 }, (_, at) => basketLine({ ...good, stockId: String(90_000 + at) }, 1));
  while (!(await writeParked([...others, { shopId: '9999', currency: 'base', lines }]))) lines.pop();
}

export function shopIdOf({ shop }: Offer): string {
  return String(shop.id);
}

export const addOffer = (good: Offer, quantity: number, addons: string[] = []) =>
  addLine(shopIdOf(good), basketLine(good, quantity, addons), market);

/** The cart as the customer sees it; null when it is empty. */
export async function shownCart(of: Market = market): Promise<Cart | null> {
  const current = await readCurrentCart(of);
  if (!current.ok) throw new Error(current.why);
  return current.value.cart;
}

export async function shownLine(stockId: string, of: Market = market): Promise<CartLine | undefined> {
  return (await shownCart(of))?.lines.find(line => line.stockId === stockId && !line.isBonus);
}

/**
 * The lines that the customer sees, as "stock x quantity", with add-ons after a plus and a star before free products.
 */
export async function shownLines(): Promise<string[]> {
  const lines = (await shownCart())?.lines ?? [];
  return lines.map(({ stockId, quantity, isBonus, addons }) =>
    [`${isBonus ? '*' : ''}${stockId}x${quantity}`, ...addons.map(a => `${a.stockId}x${a.quantity}`)].join('+'),
  );
}

/** Reads the account's cart at the API, whatever the browser holds. */
export async function accountCart(): Promise<{ id: number; shop_id: number } | null> {
  if ((await readSession()) === null) throw new Error('nobody is signed in');
  const schema = z.object({ data: z.looseObject({ id: z.number(), shop_id: z.number() }) });
  const cart = await customerApi({ path: 'dashboard/user/cart', locale: 'en', schema });
  return cart.ok ? cart.value.data : null;
}
