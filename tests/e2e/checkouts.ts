/** How does a story come to a full cart that can be ordered? A customer of its own, an open shop that delivers home. */
import { expect } from '@playwright/test';
import { signsInFor } from './door.ts';
import { ordersOf } from './orders.ts';
import type { Shopper } from './shopper.ts';

/** In reach of several restaurants. */
export const home = { latitude: 41.302819, longitude: 69.192781 };

export interface Filled {
  email: string;
  token: string;
  shop: { id: number; title: string };
  stock: { id: number; price: number };
  title: string;
}

interface WireStock {
  id: number;
  price: number;
  quantity?: number;
}

interface WireProduct {
  uuid: string;
  translation: { title: string };
  min_qty?: number;
  stock?: WireStock | null;
  stocks?: WireStock[];
}

interface WireShop {
  id: number;
  open: boolean;
  min_amount?: number;
  translation: { title: string };
}

export type Checkouts = ReturnType<typeof checkoutsOf>;

export function checkoutsOf(sandbox: string, lang: string) {
  async function call<T>(method: string, path: string, token = '', body?: unknown): Promise<T> {
    const answer = await fetch(`${sandbox}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  /**
   * What can be bought at a restaurant that takes orders and delivers home; closed for the night it offers its next slot.
   * A story that changes prices takes the last one, which no other story counts on.
   */
  async function offer(which: 'first' | 'last' = 'first') {
    const near = `address[latitude]=${home.latitude}&address[longitude]=${home.longitude}`;
    const { data: shops } = await call<{ data: WireShop[] }>(
      'GET',
      `/api/v1/rest/shops/paginate?type=restaurant&open=1&perPage=50&${near}`,
    );
    const open = shops.filter(({ open }) => open);
    for (const shop of which === 'first' ? open : open.reverse()) {
      const menu = await call<{ data: { all: { products: WireProduct[] }[] } }>(
        'GET',
        `/api/v1/rest/shops/${shop.id}/products?perPage=50`,
      );
      for (const product of menu.data.all.flatMap(({ products }) => products)) {
        const stock = product.stock ?? product.stocks?.[0];
        if (stock && (stock.quantity ?? 0) > 30 && stock.price >= 3) return { shop, product, stock };
      }
    }
    throw new Error('Nobody who is open delivers home.');
  }

  /** Signed in at the API, with the cart full and home among the saved addresses. */
  async function filled(walletMoney = 0, which: 'first' | 'last' = 'first'): Promise<Filled> {
    const { email, token } = await ordersOf(sandbox, lang).customer(walletMoney);
    await call('POST', '/api/v1/dashboard/user/addresses', token, {
      title: 'Home',
      address: { address: '128 Lantern Street', house: '128', floor: '3' },
      location: home,
      active: true,
    });
    const { shop, product, stock } = await offer(which);
    const filled = { email, token, shop: { id: shop.id, title: shop.translation.title }, stock };
    await fills({ ...filled, title: product.translation.title });
    return { ...filled, title: product.translation.title };
  }

  async function fills({ token, shop, stock }: Filled, quantity = 5): Promise<void> {
    await call('POST', '/api/v1/dashboard/user/cart/insert-product', token, {
      shop_id: shop.id,
      currency_id: 1,
      rate: 1,
      products: [{ stock_id: stock.id, quantity }],
    });
  }

  async function ordersMade(token: string) {
    interface Order {
      id: number;
      total_price: number;
      delivery_type: string;
      delivery_date: string;
      delivery_time: string;
      note?: string;
      address: Record<string, string>;
      coupon_price?: number;
      transaction: { status: string; payment_system: { tag: string } } | null;
    }
    const list = await call<{ data: { id: number }[] }>(
      'GET',
      '/api/v1/dashboard/user/orders/paginate?perPage=50',
      token,
    );
    const all = list.data.map(({ id }) => call<{ data: Order }>('GET', `/api/v1/dashboard/user/orders/${id}`, token));
    return (await Promise.all(all)).map(({ data }) => data);
  }

  async function tells(path: string, body: unknown) {
    await call('POST', `/_sandbox/${path}`, '', body);
  }

  return { filled, fills, offer, ordersMade, tells, call };
}

/** Through the door to the checkout, with home chosen. */
export async function comesToCheckout(shopper: Shopper, { email }: Filled): Promise<void> {
  await signsInFor(shopper, email, '/checkout');
  await chooses(shopper, /128 Lantern Street/);
  await updates(shopper);
  await expect(orderButton(shopper)).toBeVisible();
}

/** With script a choice is counted by itself; without, a button does it. */
export async function updates(shopper: Shopper): Promise<void> {
  const { says, content } = shopper;
  if (!shopper.hasScript) {
    const name = new RegExp(`^(${says('checkout.update')}|${says('checkout.checkAgain')})$`);
    await content.locator('.checkout-update').getByRole('button', { name }).click();
  }
  await expect(content.locator('[aria-busy="true"]')).toHaveCount(0);
}

export async function chooses(shopper: Shopper, name: string | RegExp): Promise<void> {
  const choice = shopper.page.getByRole('radio', { name, exact: typeof name === 'string' });
  // The card around a hidden radio takes the press.
  await shopper.content.locator('label', { has: choice }).click();
  await expect(choice).toBeChecked();
}

export function orderButton({ content, says }: Shopper) {
  const [start = ''] = says('checkout.order', { total: '|' }).split('|');
  return content.getByRole('button', { name: new RegExp(`^${start.trim()}`) });
}
