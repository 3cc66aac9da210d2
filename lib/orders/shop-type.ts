/**
 * Finds out the type of an order's shop: the order does not contain it (docs/api.md 8.1), but the words about it depend
 * on it.
 */
import 'server-only';
import { z } from 'zod';
import { envelope } from '@/lib/api/envelopes';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { shopType } from '@/lib/market/shop-type';
import type { OrderSummary } from '@/lib/orders/schema';

const typeSchema = envelope(z.object({ type: shopType }).transform(({ type }) => type));

/** Leaves the order as it is where the shop is gone or the API is away. */
export async function withShopType<O extends OrderSummary>(order: O, locale: Locale): Promise<O> {
  const { shop } = order;
  if (shop === null) return order;
  const keep = memory.shop(shop.id);
  const type = await publicApi(`rest/shops/${shop.id}`, { locale, schema: typeSchema, keep, isWordless: true });
  return type.ok ? { ...order, shop: { ...shop, type: type.value } } : order;
}
