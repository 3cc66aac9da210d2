/** What can be bought in the town, how does it get into a cart, and where does the cart say so? */
import { test as base, expect, type Locator } from '@playwright/test';
import { checkoutsOf } from './checkouts.ts';
import { dollars } from './money.ts';
import { envOf } from './servers.mjs';
import type { Shopper } from './shopper.ts';

export interface Good {
  shop: { id: number; type: 'restaurant' | 'shop'; title: string };
  id: number;
  uuid: string;
  title: string;
  stockId: number;
  /** Whole units of the market's own currency. */
  price: number;
  inStore: number;
}

interface WireStock {
  id: number;
  price: number;
  total_price: number;
  quantity?: number;
  extras?: unknown[];
  addons?: unknown[];
  bonus?: unknown;
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
  translation: { title: string };
}

export type Baskets = ReturnType<typeof basketsOf>;

export function basketsOf(pair: { site: string; sandbox: string }, lang: string) {
  const market = checkoutsOf(pair.sandbox, lang);

  /** As the marketplace's backend does when something has changed. */
  async function forgets({ shop, uuid }: Good) {
    const answer = await fetch(`${pair.site}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${envOf(pair).REVALIDATE_SECRET}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: [`shop:${shop.id}`, `menu:${shop.id}`, `product:${uuid}`, 'shops', 'products'] }),
    });
    if (!answer.ok) throw new Error(`The storefront answered ${answer.status} to being told what has changed.`);
  }

  async function shops(type: 'restaurant' | 'shop'): Promise<Good['shop'][]> {
    const path = `/api/v1/rest/shops/paginate?type=${type}&open=1&perPage=100`;
    const { data } = await market.call<{ data: WireShop[] }>('GET', path);
    return data.filter(({ open }) => open).map(({ id, translation }) => ({ id, type, title: translation.title }));
  }

  /** What one press puts into a cart: one of a kind, enough of it in store, at its plain price. */
  async function goodsOf(shop: Good['shop']): Promise<Good[]> {
    const path = `/api/v1/rest/shops/${shop.id}/products/paginate?perPage=100`;
    const { data } = await market.call<{ data: WireProduct[] }>('GET', path);
    return data.flatMap(({ id, uuid, translation, stocks = [], min_qty = 1 }) => {
      const [stock, ...others] = stocks;
      const inStore = stock?.quantity ?? 0;
      if (stock === undefined || others.length > 0 || min_qty > 1 || stock.bonus) return [];
      if (stock.price !== stock.total_price) return [];
      if ((stock.extras?.length ?? 0) + (stock.addons?.length ?? 0) > 0 || inStore < 30) return [];
      return [{ shop, id, uuid, title: translation.title, stockId: stock.id, price: stock.total_price, inStore }];
    });
  }

  return {
    ...market,
    shops,
    goodsOf,

    /** Of one shop; each number is another shop. */
    async goods(at = 0): Promise<[Good, Good, Good]> {
      for (const shop of (await shops('restaurant')).slice(at)) {
        const [first, second, third] = await goodsOf(shop);
        if (first && second && third) return [first, second, third];
      }
      throw new Error('No restaurant of the town sells three plain things.');
    },

    /** For as long as `meanwhile` takes; what is kept of it is forgotten afterwards. */
    async changes(
      good: Good,
      { quantity, price }: { quantity?: number; price?: number },
      meanwhile: () => Promise<void>,
    ) {
      await market.tells(`stocks/${good.stockId}`, { quantity, price });
      try {
        await meanwhile();
      } finally {
        await market.tells(`stocks/${good.stockId}`, { quantity: good.inStore, price: good.price });
        await forgets(good);
      }
    },

    /** Not sold for as long as `meanwhile` takes. */
    async withdraws(good: Good, meanwhile: () => Promise<void>) {
      await market.tells(`products/${good.id}`, { active: false });
      try {
        await meanwhile();
      } finally {
        await market.tells(`products/${good.id}`, { active: true });
        await forgets(good);
      }
    },

    /** Takes no orders for as long as `meanwhile` takes, and everybody knows. */
    async closes(good: Good, meanwhile: () => Promise<void>) {
      await market.tells(`shops/${good.shop.id}`, { open: false });
      await forgets(good);
      try {
        await meanwhile();
      } finally {
        await market.tells(`shops/${good.shop.id}`, { open: true });
        await forgets(good);
      }
    },

    /** Nobody else's at this moment, so that it may be changed: every story that runs at the same time has its own shop. */
    async own(): Promise<[Good, Good, Good]> {
      const [shop] = (await shops('shop')).slice(base.info().parallelIndex);
      const goods = shop ? await goodsOf(shop) : [];
      const [first, second, third] = goods.slice(-3);
      if (!first || !second || !third) throw new Error('The shop sells too little.');
      return [first, second, third];
    },
  };
}

/** The `+` of a product's row; popular ones have two rows. */
export function plusOf({ content }: Shopper, { uuid }: Good): Locator {
  return content.locator(`[data-add="${uuid}"]`).first();
}

/** From the shop's page: by one press where script runs, else by the product's form, which ends on the cart's page. */
export async function adds(shopper: Shopper, good: Good): Promise<void> {
  const { page, says, content } = shopper;
  await shopper.opens(`/${good.shop.type}/${good.shop.id}`);
  const answered = shopper.hasScript ? changed(shopper) : null;
  await plusOf(shopper, good).click();
  if (answered !== null) {
    await answered;
    return;
  }
  await content.getByRole('button', { name: says('product.addPlain') }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

/** Once the storefront has answered a press. */
export async function changed({ page }: Shopper): Promise<void> {
  await page.waitForResponse(answer => answer.url().includes('/api/cart') && answer.request().method() === 'POST');
}

/** By its button: a drawer over the page where script runs, else the cart's page. */
export async function opensCart(shopper: Shopper): Promise<Locator> {
  const { page, says } = shopper;
  const title = says('cart.title');
  await page.getByRole('banner').getByRole('link', { name: title }).click();
  if (!shopper.hasScript) {
    await shopper.isAt('/cart');
    return shopper.content;
  }
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.locator('.cart-frame')).toBeVisible();
  return drawer;
}

export function lineOf(cart: Locator, title: string): Locator {
  return cart.locator('.cart-line').filter({ has: cart.page().getByText(title, { exact: true }) });
}

export function stepper(cart: Locator, { says }: Shopper, title: string): Locator {
  return cart.getByRole('group', { name: says('cart.quantityOf', { title }), exact: true });
}

/** How many of it lie in the cart, as it is shown and answered. */
export async function has(cart: Locator, shopper: Shopper, good: Good, count: number): Promise<void> {
  const number = new Intl.NumberFormat(shopper.language).format(count);
  await expect(stepper(cart, shopper, good.title).getByRole('status')).toHaveText(number);
  await expect(cart.locator('.cart-frame[aria-busy="true"]')).toHaveCount(0);
  const price = dollars(good.price * count, shopper.language);
  await expect(lineOf(cart, good.title).locator('.cart-price')).toContainText(price);
}

/** What a sentence begins with, up to what was filled in as "|". */
export function startOf(sentence: string): string {
  return sentence.split('|')[0]?.trim() ?? '';
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
