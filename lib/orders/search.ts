/** Searches the customer's orders for shops, products and numbers (docs/behaviour.md 11.17). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { longestPage } from '@/lib/api/pages';
import { idShape } from '@/lib/api/shapes';
import { unauthorizedAmong } from '@/lib/api/unauthorized-among';
import { latinDigits } from '@/lib/i18n/digits';
import { foldText } from '@/lib/i18n/fold-text';
import type { Locale } from '@/lib/i18n/locales';
import { isOpen } from '@/lib/orders/progress/status';
import { getOrder, listAllOrders } from '@/lib/orders/queries';
import type { Order, OrderSummary } from '@/lib/orders/schema';
import { withShopType } from '@/lib/orders/shop-type';
import { searchProducts } from '@/lib/products/queries';

/** Lists of orders contain no lines (docs/api.md 8.2), so each order that is searched for products is a call. */
const ordersRead = 12;
/** Parts of a page of the API's list: one search reads one of them. */
const partsOfPage = Math.ceil(longestPage / ordersRead);

export interface FoundOrders {
  found: { order: OrderSummary; products: string[] }[];
  /** The part with which the search continues; null after the last. */
  next: number | null;
  /** Some orders could not be read. */
  isPartial: boolean;
  /** The requested part does not exist. */
  isBeyond: boolean;
}

/** `part` counts from 1. */
export async function searchOrders(words: string, part: number, locale: Locale): Promise<Outcome<FoundOrders>> {
  const number = latinDigits(words).replace(/^#\s*/, '');
  const [numbered, list, sellers] = await Promise.all([
    idShape.test(number) ? getOrder(number, locale) : null,
    listAllOrders(Math.ceil(part / partsOfPage), locale),
    shopsSelling(words),
  ]);
  if (numbered?.ok)
    return {
      ok: true,
      value: { found: [{ order: numbered.value, products: [] }], next: null, isPartial: false, isBeyond: false },
    };
  if (!list.ok) return list;
  const { items, page, lastPage } = list.value;
  const named = items.filter(order => hasAll(words, order.shop?.title ?? ''));
  const others = sellersFirst(
    items.filter(order => !named.includes(order)),
    sellers,
  );
  const start = ((part - 1) % partsOfPage) * ordersRead;
  const read = await Promise.all(others.slice(start, start + ordersRead).map(({ id }) => getOrder(id, locale)));
  const unauthorized = unauthorizedAmong(read);
  if (unauthorized !== null) return unauthorized;
  const hits = read.flatMap(order => (order.ok ? hitIn(order.value, words) : []));
  const shops = await Promise.all(
    (start === 0 ? named : []).map(order => (isOpen(order) ? withShopType(order, locale) : order)),
  );
  const found = [...shops.map(order => ({ order, products: [] })), ...hits];
  const following = start + ordersRead < others.length ? part + 1 : page < lastPage ? page * partsOfPage + 1 : null;
  return {
    ok: true,
    value: {
      found: found.toSorted((one, other) => Number(other.order.id) - Number(one.order.id)),
      next: following,
      isPartial:
        list.value.isPartial === true || [numbered, ...read].some(order => order?.ok === false && order.why !== 'gone'),
      isBeyond: part > 1 && following === null && read.length === 0 && shops.length === 0,
    },
  };
}

/** Shops that sell such a product now: orders there are read first. */
async function shopsSelling(words: string): Promise<Set<string>> {
  const products = await searchProducts({ words, page: 1, perPage: longestPage });
  return new Set(products.ok ? products.value.items.map(({ shop, shopId }) => shop?.id ?? shopId) : []);
}

function sellersFirst(orders: OrderSummary[], sellers: Set<string>): OrderSummary[] {
  const isSeller = ({ shop }: OrderSummary) => shop !== null && sellers.has(shop.id);
  return [...orders.filter(isSeller), ...orders.filter(order => !isSeller(order))];
}

/**
 * The order, with the products whose title contains one of the words; empty where the order does not contain all of
 * them.
 */
function hitIn(order: Order, words: string): FoundOrders['found'] {
  const titles = [...new Set(order.lines.flatMap(line => [line, ...line.addons]).map(({ title }) => title))];
  if (!hasAll(words, [order.shop?.title ?? '', ...titles].join(' '))) return [];
  return [{ order, products: titles.filter(title => wordsOf(words).some(word => foldText(title).includes(word))) }];
}

function hasAll(words: string, text: string): boolean {
  return wordsOf(words).every(word => foldText(text).includes(word));
}

function wordsOf(words: string): string[] {
  return foldText(words).split(/\s+/).filter(Boolean);
}
