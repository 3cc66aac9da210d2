/** Finds how much a shop's discounts take off: lists of shops only say that there are some (docs/api.md 2.3, 6.7). */
import 'server-only';
import { pageEnvelope } from '@/lib/api/envelopes';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { pageMarket } from '@/lib/market/market';
import { ownLocale } from '@/lib/market/queries';
import { percentOff } from '@/lib/products/offers';
import { discountedSchema } from '@/lib/products/schema';

/**
 * The largest discount of each shop in percent, by shop id, from one call that is the same for all visitors. Empty
 * where a market has more than a hundred discounted products, because a larger discount may be among the others.
 */
export async function largestDiscounts(): Promise<Map<string, number>> {
  const found = await publicApi('rest/products/discount', {
    locale: await ownLocale((await pageMarket()).locale),
    query: { perPage: longestPage },
    schema: pageEnvelope(discountedSchema),
    keep: memory.deals,
  });
  const products = found.ok && found.value.lastPage <= 1 ? found.value.items : [];
  const largest = new Map<string, number>();
  for (const { shop_id, stocks } of products)
    for (const { price, oldPrice } of stocks)
      if (oldPrice !== null) largest.set(shop_id, Math.max(percentOff(price, oldPrice), largest.get(shop_id) ?? 0));
  return largest;
}
