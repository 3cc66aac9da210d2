/** A customer of the hamlet with a token: calls under /api/v1/dashboard/user, and what tests do before they begin. */

import type { Answer, hamletMarket } from './hamlet-market.ts';

export type Market = ReturnType<typeof hamletMarket>;

export interface SignedIn {
  token: string;
  get(path: string): Promise<Answer>;
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** Puts stocks into the cart of the Green Fork: stock id -> quantity. */
  fill(quantities: Record<number, number>): Promise<Answer>;
}

export async function signedIn(market: Market, email = 'nora@doorstep.test'): Promise<SignedIn> {
  const { body } = await market.post('/api/v1/auth/login', { email, password: 'doorstep1' });
  const token: string = body.data.access_token;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const call = (method: string, path: string, sent?: object) =>
    market.send(`/api/v1/dashboard/user/${path}`, { method, headers, ...(sent && { body: JSON.stringify(sent) }) });
  const shop = shopId(market, 'Green Fork');
  return {
    token,
    call,
    get: path => call('GET', path),
    fill: quantities =>
      call('POST', 'cart/insert-product', {
        shop_id: shop,
        currency_id: 1,
        products: Object.entries(quantities).map(([stock_id, quantity]) => ({ stock_id: Number(stock_id), quantity })),
      }),
  };
}

export function shopId(market: Market, title: string): number {
  return idBehind(
    market,
    "SELECT owner_id AS id FROM texts WHERE owner = 'shop' AND locale = 'en' AND title = ?",
    title,
  );
}

/** The first stock of the product with this English title; `size` counts from 0. */
export function stockId(market: Market, title: string, size = 0): number {
  return idBehind(
    market,
    `SELECT stocks.id FROM stocks JOIN texts ON owner = 'product' AND owner_id = product_id
     WHERE locale = 'en' AND title = ? ORDER BY stocks.id LIMIT 1 OFFSET ?`,
    title,
    size,
  );
}

function idBehind(market: Market, sql: string, ...values: (string | number)[]): number {
  const row = market.store.one<{ id: number }>(sql, ...values);
  if (!row) throw new Error(`The hamlet has no "${values.join(' ')}"`);
  return row.id;
}
