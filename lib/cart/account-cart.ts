/** The account's cart on the server (API 7.2 to 7.5): reading, filling with absolute quantities, emptying. */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { Wanted } from '@/lib/cart/cart';
import { type AccountCart, accountCartSchema } from '@/lib/cart/schema';
import { defaultCurrencyId } from '@/lib/market/currencies';
import { currencyQuery, type Market } from '@/lib/market/market';
import { baseCurrency } from '@/lib/view/view';

/** Null: there is none (the API says 404). */
export async function readAccountCart(market: Market): Promise<Outcome<AccountCart | null>> {
  const cart = await customerApi({
    path: 'dashboard/user/cart',
    locale: market.locale,
    query: currencyQuery(market),
    schema: accountCartSchema,
  });
  return !cart.ok && cart.why === 'gone' ? { ok: true, value: null } : cart;
}

/** Sets the quantities; 0 takes a line out. The last answer stands, a refusal ends it. */
export async function putWanted(
  shopId: string,
  wanted: Wanted[],
  market: Market,
): Promise<Outcome<AccountCart | null>> {
  let answer: Outcome<AccountCart | null> = { ok: true, value: null };
  for (const products of callsOf(wanted)) {
    answer = await insert(shopId, products, market);
    if (!answer.ok) return answer;
  }
  return answer;
}

interface Entry {
  stock_id: number;
  quantity: number;
  parent_id?: number;
}

/** Parents before add-ons; a stock twice in one call counts only once (API 7.3), so the second goes into the next. */
export function callsOf(wanted: Wanted[]): Entry[][] {
  const calls: Entry[][] = [];
  const place = (entry: Entry) => {
    const free = calls.find(call => !call.some(({ stock_id }) => stock_id === entry.stock_id));
    if (free === undefined) calls.push([entry]);
    else free.push(entry);
  };
  for (const { stockId, quantity } of wanted) place({ stock_id: Number(stockId), quantity });
  for (const { stockId: parent, addons } of wanted)
    for (const { stockId, quantity } of addons)
      place({ stock_id: Number(stockId), quantity, parent_id: Number(parent) });
  return calls;
}

async function insert(shopId: string, products: Entry[], market: Market): Promise<Outcome<AccountCart>> {
  const currency = market.currency === baseCurrency ? await defaultCurrencyId(market.locale) : market.currency;
  return customerApi({
    path: 'dashboard/user/cart/insert-product',
    method: 'POST',
    locale: market.locale,
    query: currencyQuery(market),
    body: { shop_id: Number(shopId), currency_id: Number(currency), products },
    schema: accountCartSchema,
  });
}

/** Of a parent's line its add-ons go too. */
export async function deleteLines(lineIds: string[], market: Market): Promise<Outcome<unknown>> {
  return customerApi({
    path: 'dashboard/user/cart/product/delete',
    method: 'DELETE',
    locale: market.locale,
    body: { ids: lineIds.map(Number) },
    schema: z.unknown(),
  });
}

export async function deleteAccountCart(id: string, market: Market): Promise<Outcome<unknown>> {
  return customerApi({
    path: 'dashboard/user/cart/delete',
    method: 'DELETE',
    locale: market.locale,
    body: { ids: [Number(id)] },
    schema: z.unknown(),
  });
}
