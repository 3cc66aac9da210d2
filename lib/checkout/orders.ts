/** Makes an order, and finds out whether one was made (docs/api.md 8). */
import 'server-only';
import { z } from 'zod';
import type { Outcome, QueryValue } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { id, paged, single, text } from '@/lib/api/schema';
import type { Market } from '@/lib/market/market';

const madeOrder = z.object({ id }).transform(order => order.id);
const listedOrder = z.object({ id, created_at: text });

export type OrderRequest = Record<string, QueryValue>;

/** Returns the new order's id. */
export async function createOrder(request: OrderRequest, market: Market): Promise<Outcome<string>> {
  return customerApi({
    path: 'dashboard/user/orders',
    method: 'POST',
    body: request,
    locale: market.locale,
    schema: single(madeOrder),
  });
}

interface NewestOrder {
  id: number;
  /** Milliseconds since the epoch, by the API's clock. */
  madeAt: number;
}

/** The customer's newest order of this shop, or of any for null; null before the first. */
export async function findNewestOrder(shopId: string | null, { locale }: Market): Promise<Outcome<NewestOrder | null>> {
  const found = await customerApi({
    path: 'dashboard/user/orders/paginate',
    locale,
    query: { ...(shopId !== null && { shop_id: shopId }), perPage: 1, column: 'id', sort: 'desc' },
    schema: paged(listedOrder),
  });
  if (!found.ok) return found;
  const [newest] = found.value.items;
  return {
    ok: true,
    value: newest === undefined ? null : { id: Number(newest.id), madeAt: madeAt(newest.created_at) },
  };
}

/** Parses "2023-06-01 09:12:44Z" (docs/api.md 1.9). */
function madeAt(created: string): number {
  return Date.parse(created.replace(' ', 'T'));
}
