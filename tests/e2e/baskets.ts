/** What of the town can be put into a cart? Asked of the sandbox, so that no story repeats the seed. */
import { test as base } from '@playwright/test';
import type { BasketLine } from '../../lib/cart/basket.ts';
import { checkoutsOf, home } from './checkouts.ts';

export interface Store {
  id: number;
  type: 'restaurant' | 'shop';
  title: string;
}

export interface Good {
  shop: Store;
  id: number;
  uuid: string;
  title: string;
  stockId: number;
  /** Whole units of the market's own currency. */
  price: number;
  inStore: number;
}

export interface Extra {
  stockId: number;
  title: string;
  price: number;
}

interface WireStock {
  id: number;
  price: number;
  total_price: number;
  quantity?: number;
  extras?: { value: string }[];
  addons?: { product: { translation: { title: string }; stock?: { id: number; total_price: number } } }[];
  bonus?: {
    value: number;
    bonus_quantity: number;
    bonusStock: { product: { translation: { title: string } } };
  } | null;
}

interface WireProduct {
  id: number;
  uuid: string;
  min_qty?: number;
  translation: { title: string };
  stocks?: WireStock[];
}

interface WireShop {
  id: number;
  open: boolean;
  type: Store['type'];
  min_amount?: number;
  translation: { title: string };
}

interface WireRecipe {
  shop_id: number;
  discount_price: number;
  stocks: { id: number; min_quantity: number; product: { uuid: string } }[];
}

export type Baskets = ReturnType<typeof basketsOf>;

export function basketsOf(sandbox: string, lang: string) {
  const market = checkoutsOf(sandbox, lang);
  const ask = async <T>(path: string) => (await market.call<{ data: T }>('GET', `/api/v1/rest/${path}`)).data;

  async function shops(query: string): Promise<Store[]> {
    const all = await ask<WireShop[]>(`shops/paginate?open=1&perPage=100&${query}`);
    return all.filter(({ open }) => open).map(storeOf);
  }

  const productsOf = ({ id }: Store) => ask<WireProduct[]>(`shops/${id}/products/paginate?perPage=100`);

  /** What one press puts into a cart: one of a kind, enough of it in store, at its plain price. */
  async function goodsOf(shop: Store): Promise<Good[]> {
    return (await productsOf(shop)).flatMap(product => {
      const [stock, ...others] = product.stocks ?? [];
      if (stock === undefined || others.length > 0 || (product.min_qty ?? 1) > 1 || (stock.quantity ?? 0) < 30)
        return [];
      return isPlain(stock) && kindsOf(stock).length + extrasOf(stock).length === 0
        ? [goodOf(shop, product, stock)]
        : [];
    });
  }

  /** Three of one shop; each number is another shop. */
  async function goods(at = 0): Promise<[Good, Good, Good]> {
    for (const shop of (await shops('type=restaurant')).slice(at)) {
      const [first, second, third] = await goodsOf(shop);
      if (first && second && third) return [first, second, third];
    }
    throw new Error('No restaurant of the town sells three plain things.');
  }

  /** Nobody else's at this moment, so that it may be changed: stories that run at the same time have a shop each. */
  async function own(): Promise<[Good, Good, Good]> {
    const [shop] = (await shops('type=shop')).slice(base.info().parallelIndex);
    const [first, second, third] = shop ? (await goodsOf(shop)).slice(-3) : [];
    if (!first || !second || !third) throw new Error('The shop sells too little.');
    return [first, second, third];
  }

  /** Something that is brought home, and how many of it reach the shop's minimum. */
  async function dinner(): Promise<{ good: Good; count: number }> {
    const near = `type=restaurant&address[latitude]=${home.latitude}&address[longitude]=${home.longitude}`;
    for (const shop of await shops(near)) {
      const good = (await goodsOf(shop)).find(({ price }) => price >= 3);
      // Lists leave the minimum out.
      const { min_amount = 0 } = await ask<WireShop>(`shops/${shop.id}`);
      if (good) return { good, count: Math.ceil((min_amount + 1) / good.price) };
    }
    throw new Error('Nobody who is open delivers home.');
  }

  /** The restaurant that sells the most, kind by kind, as lines of a guest's cart with all their extras. */
  async function longList(): Promise<{ shop: Store; lines: BasketLine[]; goods: Good[] }> {
    const menus = await Promise.all(
      (await shops('type=restaurant')).map(async shop => ({ shop, products: await productsOf(shop) })),
    );
    const kinds = (products: WireProduct[]) => products.flatMap(({ stocks = [] }) => stocks).length;
    const [longest] = menus.sort((a, b) => kinds(b.products) - kinds(a.products));
    if (!longest) throw new Error('The town has no restaurants.');
    const lines = longest.products.flatMap(({ uuid, stocks = [], min_qty = 1 }) =>
      stocks
        .filter(({ quantity = 0 }) => quantity > 20)
        .map(stock => ({
          stockId: String(stock.id),
          uuid,
          quantity: min_qty,
          shown: null,
          addons: extrasOf(stock).map(({ stockId }) => ({ stockId: String(stockId), quantity: 1 })),
        })),
    );
    return { shop: longest.shop, lines, goods: await goodsOf(longest.shop) };
  }

  /** The last kind of a dish that comes in several, with all of its extras. */
  async function dish() {
    for (const shop of await shops('type=restaurant')) {
      for (const product of await productsOf(shop)) {
        const [, second, ...others] = product.stocks ?? [];
        const stock = others.at(-1) ?? second;
        const [kind, ...more] = stock ? kindsOf(stock) : [];
        const extras = stock ? extrasOf(stock) : [];
        if (!stock || !isPlain(stock) || !kind || more.length > 0 || extras.length === 0) continue;
        return { good: goodOf(shop, product, stock), kind, extras };
      }
    }
    throw new Error('No dish of the town comes in several kinds.');
  }

  /** A dish with extras, of which enough bring a gift. */
  async function feast() {
    for (const shop of await shops('type=restaurant')) {
      for (const product of await productsOf(shop)) {
        const [stock] = product.stocks ?? [];
        const extras = stock ? extrasOf(stock) : [];
        if (!stock?.bonus || extras.length === 0) continue;
        const { value: from, bonus_quantity: quantity, bonusStock } = stock.bonus;
        const gift = { from, quantity, title: bonusStock.product.translation.title };
        return { good: goodOf(shop, product, stock), extras, gift };
      }
    }
    throw new Error('Nobody gives anything away.');
  }

  /** All that a recipe needs, and what is taken off for it. */
  async function recipe(): Promise<{ shop: Store; lines: BasketLine[]; discount: number }> {
    const [first] = await ask<{ id: number }[]>('receipts/paginate?perPage=1');
    const { shop_id, discount_price, stocks } = await ask<WireRecipe>(`receipts/${first?.id}`);
    return {
      shop: storeOf(await ask<WireShop>(`shops/${shop_id}`)),
      lines: stocks.map(({ id, min_quantity, product }) => ({
        stockId: String(id),
        uuid: product.uuid,
        quantity: min_quantity,
        shown: null,
        addons: [],
      })),
      discount: discount_price,
    };
  }

  async function fillsAccount(token: string, [first, ...others]: [Good, ...Good[]]): Promise<void> {
    await market.call('POST', '/api/v1/dashboard/user/cart/insert-product', token, {
      shop_id: first.shop.id,
      currency_id: 1,
      rate: 1,
      products: [first, ...others].map(({ stockId }) => ({ stock_id: stockId, quantity: 1 })),
    });
  }

  return { ...market, goods, own, dinner, longList, dish, feast, recipe, fillsAccount };
}

function storeOf({ id, type, translation }: WireShop): Store {
  return { id, type, title: translation.title };
}

function goodOf(shop: Store, { id, uuid, translation }: WireProduct, stock: WireStock): Good {
  const { id: stockId, price, quantity: inStore = 0 } = stock;
  return { shop, id, uuid, title: translation.title, stockId, price, inStore };
}

/** Neither a discount nor a tax on top, and nothing is given away with it. */
function isPlain({ price, total_price, bonus }: WireStock): boolean {
  return price === total_price && !bonus;
}

function kindsOf({ extras = [] }: WireStock): string[] {
  return extras.map(({ value }) => value);
}

function extrasOf({ addons = [] }: WireStock): Extra[] {
  return addons.flatMap(({ product: { translation, stock } }) =>
    stock ? [{ stockId: stock.id, title: translation.title, price: stock.total_price }] : [],
  );
}
