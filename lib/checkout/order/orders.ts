/** Makes an order, and finds out whether one was made (docs/api.md 8). */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope, pageEnvelope } from '@/lib/api/envelopes';
import { id, moment } from '@/lib/api/schema';
import { idShape } from '@/lib/api/shapes';
import type { Market } from '@/lib/market/market';
import type { deliveryTypes, Fulfilment } from '@/lib/shops/fulfilment';

const madeOrder = z.object({ id }).transform(order => order.id);
const listedOrder = z
  .object({ id: id.refine(found => idShape.test(found)), created_at: moment.catch(null) })
  .transform(({ id, created_at: madeAt }): NewestOrder => ({ id: Number(id), madeAt }));

/**
 * The number of orders that are read to find the newest one: if that cannot be read, an older one still shows that it
 * is not the first.
 */
const looked = 5;

/** The body of docs/api.md 8.1. A type, not an interface, because a payment provider's link takes it as a query. */
export type OrderRequest = {
  cart_id: number;
  shop_id: number;
  currency_id: number;
  /** How much of this currency one unit of the base currency is worth. */
  rate: number;
  delivery_type: (typeof deliveryTypes)[Fulfilment];
  /** R2: the collection point. */
  delivery_point_id?: number;
  /** Degrees. */
  location?: { latitude: string; longitude: string };
  address: { address: string; house?: string; floor?: string; office?: string; comment?: string };
  /** YYYY-MM-DD. */
  delivery_date: string;
  /** "18:30", in R1 also "18:30 - 19:00". */
  delivery_time: string;
  note?: string;
  /** R2: by stock. */
  notes?: Record<string, string>;
  coupon?: string;
  /** R2: in units of the order's currency. */
  tips?: number;
  /** The name and phone number of another receiver. */
  username?: string;
  phone?: string;
  /** R2: the payment is made in the same call. */
  payment_id?: number;
};

/** Returns the new order's id. */
export async function createOrder(request: OrderRequest, market: Market): Promise<Outcome<string>> {
  return customerApi({
    path: 'dashboard/user/orders',
    method: 'POST',
    body: request,
    locale: market.locale,
    schema: envelope(madeOrder),
  });
}

interface NewestOrder {
  id: number;
  /** Milliseconds since the epoch, by the API's clock; null when the API gives none. */
  madeAt: number | null;
}

/** The customer's newest order of this shop, or of any for null; null before the first. */
export async function findNewestOrder(shopId: string | null, { locale }: Market): Promise<Outcome<NewestOrder | null>> {
  const found = await customerApi({
    path: 'dashboard/user/orders/paginate',
    locale,
    query: { ...(shopId !== null && { shop_id: shopId }), perPage: looked, column: 'id', sort: 'desc' },
    schema: pageEnvelope(listedOrder),
  });
  if (!found.ok) return found;
  const { items, isPartial } = found.value;
  if (items.length === 0 && isPartial) return { ok: false, why: 'offline' };
  return { ok: true, value: items[0] ?? null };
}
