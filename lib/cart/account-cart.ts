/**
 * The account's cart at the API (docs/api.md 7.2 to 7.5): reads it, sets absolute quantities, removes lines and empties
 * it.
 */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { WantedLine } from '@/lib/cart/cart';
import { type AccountCart, accountCartSchema } from '@/lib/cart/schema';
import { currencyIdOf, currencyQuery, type Market } from '@/lib/market/market';

/** Null when there is none (the API answers 404). Reads twice where the lines are still in the previous currency. */
export async function readAccountCart(market: Market): Promise<Outcome<AccountCart | null>> {
  const cart = await readOnce(market);
  return cart.ok && cart.value?.isTorn ? readOnce(market) : cart;
}

async function readOnce(market: Market): Promise<Outcome<AccountCart | null>> {
  const cart = await customerApi({
    path: 'dashboard/user/cart',
    locale: market.locale,
    query: { currency_id: await currencyIdOf(market) },
    schema: accountCartSchema,
  });
  return !cart.ok && cart.why === 'gone' ? { ok: true, value: null } : cart;
}

/** Sets the quantities; 0 removes a line. Stops at the first refusal, and returns the last answer. */
export async function putWanted(
  shopId: string,
  wanted: WantedLine[],
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

/**
 * Sends parents before add-ons. The API counts a stock once per call (docs/api.md 7.3), so a repeated one goes into the
 * next call.
 */
export function callsOf(wanted: WantedLine[]): Entry[][] {
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
  const currency = await currencyIdOf(market);
  return customerApi({
    path: 'dashboard/user/cart/insert-product',
    method: 'POST',
    locale: market.locale,
    query: currencyQuery(market),
    body: { shop_id: Number(shopId), currency_id: Number(currency), products },
    schema: accountCartSchema,
  });
}

/** Deleting a parent's line deletes its add-ons. */
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
