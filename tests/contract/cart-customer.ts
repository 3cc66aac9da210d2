/** Goods of the town for tests of the cart over the sandbox, found by what they are; and its customers, with and without a session. */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { noUuid } from '@/lib/cart/basket';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/queries';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';
import { kept } from '../unit/stubs/next-cache.ts';
import { cookieJar } from '../unit/stubs/next-headers.ts';
import { origin } from './market.ts';
import { signsIn, steer } from './ordering-customer.ts';

export const market: Market = { locale: 'en', currency: 'base' };

export interface Good {
  shopId: string;
  productId: number;
  uuid: string;
  stockId: string;
  /** Minor units of one unit, as shown. */
  price: number;
  min: number;
  max: number;
  left: number;
  addons: { stockId: string; price: number }[];
  bonus: { from: number; quantity: number; stockId: string } | null;
}

interface WireStock {
  id: number;
  total_price: number;
  quantity?: number;
  addons?: { product: { stock?: { id: number; total_price: number; quantity?: number } } }[];
  bonus?: { type: string; value: number; bonus_quantity: number; bonusStock?: { id: number } | null } | null;
}

interface WireProduct {
  id: number;
  uuid: string;
  min_qty?: number;
  max_qty?: number;
  stocks?: WireStock[];
}

async function ask<T>(path: string): Promise<T> {
  return ((await (await fetch(`${origin}/api/v1/rest/${path}`, {})).json()) as { data: T }).data;
}

/** So many of one shop that pass; the shops in `not` are left out. */
export async function goods(
  count: number,
  passes: (good: Good, all: Good[]) => boolean,
  not: string[] = [],
): Promise<Good[]> {
  const shops = await ask<{ id: number; open: boolean }[]>('shops/paginate?perPage=100');
  for (const { id } of shops.filter(shop => shop.open && !not.includes(String(shop.id)))) {
    const products = await ask<WireProduct[]>(`shops/${id}/products/paginate?perPage=100`);
    const found = products.flatMap(product => (product.stocks ?? []).map(stock => goodOf(String(id), product, stock)));
    const passing = found.filter(good => passes(good, found));
    if (passing.length >= count) return passing.slice(0, count);
  }
  throw new Error('No shop of the town sells that.');
}

/** Enough in store, one unit at the least, nothing given away with it. */
export function isPlain({ left, min, max, bonus, addons }: Good): boolean {
  return left > 20 && min === 1 && max > 9 && bonus === null && addons.length === 0;
}

function goodOf(shopId: string, product: WireProduct, stock: WireStock): Good {
  const bonus = stock.bonus?.type === 'count' ? stock.bonus : null;
  return {
    shopId,
    productId: product.id,
    uuid: product.uuid,
    stockId: String(stock.id),
    price: Math.round(stock.total_price * 100),
    min: product.min_qty ?? 1,
    max: product.max_qty ?? 1_000_000,
    left: stock.quantity ?? 0,
    addons: (stock.addons ?? []).flatMap(({ product: { stock: own } }) =>
      own && (own.quantity ?? 0) > 20 ? [{ stockId: String(own.id), price: Math.round(own.total_price * 100) }] : [],
    ),
    bonus: bonus && {
      from: bonus.value,
      quantity: bonus.bonus_quantity,
      stockId: String(bonus.bonusStock?.id ?? ''),
    },
  };
}

/** All that one recipe needs, with what is taken off for a whole set (minor units). */
export async function recipe() {
  const [first] = await ask<{ id: number }[]>('receipts/paginate?perPage=1');
  const found = await ask<{
    shop_id: number;
    discount_price: number;
    stocks: { id: number; min_quantity: number; product: { uuid: string } }[];
  }>(`receipts/${first?.id}`);
  return {
    shopId: String(found.shop_id),
    discount: Math.round(found.discount_price * 100),
    lines: found.stocks.map(({ id, min_quantity, product }) =>
      lineOf({ stockId: String(id), uuid: product.uuid }, min_quantity),
    ),
  };
}

export function lineOf(
  good: { stockId: string; uuid?: string; price?: number },
  quantity: number,
  addons: string[] = [],
) {
  return {
    stockId: good.stockId,
    uuid: good.uuid ?? noUuid,
    quantity,
    shown: good.price ?? null,
    addons: addons.map(stockId => ({ stockId, quantity: 1 })),
  };
}

let customers = 0;

/** "guest" or "customer": whatever holds for one cart holds for the other. */
export async function comes(as: 'guest' | 'customer'): Promise<void> {
  await steer('DELETE', 'faults');
  await steer('POST', 'settings', { before_order_phone_required: '0', tips: null });
  kept.clear();
  cookieJar.clear();
  if (as === 'customer') await logsIn();
}

/** A new account, in the browser that was a guest's. */
export async function logsIn(): Promise<string> {
  customers += 1;
  const email = `cart-${customers}-${process.pid}@doorstep.test`;
  await signsIn(email, 100);
  return email;
}

/** As the customer sees it; null is an empty one. */
export async function seen(of: Market = market): Promise<Cart | null> {
  const cart = await readCart(of);
  if (!cart.ok) throw new Error(cart.why);
  return cart.value;
}

export async function lineSeen(stockId: string, of: Market = market): Promise<CartLine | undefined> {
  return (await seen(of))?.lines.find(line => line.stockId === stockId && !line.isBonus);
}

/** "stock x quantity", add-ons after a plus, what is free with a star. */
export async function listed(): Promise<string[]> {
  const lines = (await seen())?.lines ?? [];
  return lines.map(({ stockId, quantity, isBonus, addons }) =>
    [`${isBonus ? '*' : ''}${stockId}x${quantity}`, ...addons.map(a => `${a.stockId}x${a.quantity}`)].join('+'),
  );
}

/** What the account's cart is at the API, whatever the browser holds. */
export async function rawCart(): Promise<{ id: number; shop_id: number } | null> {
  if ((await readSession()) === null) throw new Error('nobody is signed in');
  const schema = z.object({ data: z.looseObject({ id: z.number(), shop_id: z.number() }) });
  const cart = await customerApi({ path: 'dashboard/user/cart', locale: 'en', schema });
  return cart.ok ? cart.value.data : null;
}
