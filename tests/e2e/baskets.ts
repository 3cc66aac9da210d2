/** What of the town can be put into a cart, and how does the market change under it? Asked of the sandbox, never repeated. */
import { test as base } from '@playwright/test';
import type { BasketLine } from '../../lib/cart/basket.ts';
import { checkoutsOf, home } from './checkouts.ts';
import { envOf } from './servers.mjs';

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
  extras?: unknown[];
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

export function basketsOf(pair: { site: string; sandbox: string }, lang: string) {
  const market = checkoutsOf(pair.sandbox, lang);
  const ask = async <T>(path: string) => (await market.call<{ data: T }>('GET', `/api/v1/rest/${path}`)).data;

  async function shops(query: string): Promise<Store[]> {
    const all = await ask<WireShop[]>(`shops/paginate?open=1&perPage=100&${query}`);
    return all.filter(({ open }) => open).map(storeOf);
  }

  const productsOf = ({ id }: Store) => ask<WireProduct[]>(`shops/${id}/products/paginate?perPage=100`);

  /** What one press puts into a cart: one of a kind, enough of it in store, at its plain price. */
  async function goodsOf(shop: Store): Promise<Good[]> {
    return (await productsOf(shop)).flatMap(({ id, uuid, translation, stocks = [], min_qty = 1 }) => {
      const [stock, ...others] = stocks;
      const inStore = stock?.quantity ?? 0;
      if (stock === undefined || others.length > 0 || min_qty > 1 || stock.bonus || inStore < 30) return [];
      if (stock.price !== stock.total_price || (stock.extras?.length ?? 0) + (stock.addons?.length ?? 0) > 0) return [];
      return [{ shop, id, uuid, title: translation.title, stockId: stock.id, price: stock.price, inStore }];
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

  /** A dish with extras, of which enough bring a gift. */
  async function feast() {
    for (const shop of await shops('type=restaurant')) {
      for (const { id, uuid, translation, stocks = [] } of await productsOf(shop)) {
        const [stock] = stocks;
        const extras = stock ? extrasOf(stock) : [];
        if (!stock?.bonus || extras.length === 0) continue;
        const { value: from, bonus_quantity: quantity, bonusStock } = stock.bonus;
        const { price, quantity: inStore = 0 } = stock;
        const good: Good = { shop, id, uuid, title: translation.title, stockId: stock.id, price, inStore };
        return { good, extras, gift: { from, quantity, title: bonusStock.product.translation.title } };
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

  /** For as long as `meanwhile` takes. */
  async function changes(
    good: Good,
    change: { quantity?: number; price?: number; isWithdrawn?: true },
    meanwhile: () => Promise<void>,
  ) {
    await sets({ ...good, inStore: change.quantity ?? good.inStore, price: change.price ?? good.price });
    if (change.isWithdrawn) await market.tells(`products/${good.id}`, { active: false });
    try {
      await meanwhile();
    } finally {
      await sets(good);
      await market.tells(`products/${good.id}`, { active: true });
      await forgets(good);
    }
  }

  /** Takes no orders for as long as `meanwhile` takes, and the storefront is told. */
  async function closes(good: Good, meanwhile: () => Promise<void>) {
    await market.tells(`shops/${good.shop.id}`, { open: false });
    await forgets(good);
    try {
      await meanwhile();
    } finally {
      await market.tells(`shops/${good.shop.id}`, { open: true });
      await forgets(good);
    }
  }

  async function sets({ stockId, inStore, price }: Good) {
    await market.tells(`stocks/${stockId}`, { quantity: inStore, price });
  }

  /** As the marketplace's backend does when something has changed. */
  async function forgets({ shop, uuid }: Good) {
    const answer = await fetch(`${pair.site}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${envOf(pair).REVALIDATE_SECRET}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: [`shop:${shop.id}`, `menu:${shop.id}`, `product:${uuid}`, 'shops', 'products'] }),
    });
    if (!answer.ok) throw new Error(`The storefront answered ${answer.status} to being told what has changed.`);
  }

  return { ...market, goods, own, dinner, longList, feast, recipe, fillsAccount, changes, closes };
}

function storeOf({ id, type, translation }: WireShop): Store {
  return { id, type, title: translation.title };
}

function extrasOf({ addons = [] }: WireStock): Extra[] {
  return addons.flatMap(({ product: { translation, stock } }) =>
    stock ? [{ stockId: stock.id, title: translation.title, price: stock.total_price }] : [],
  );
}
