/** Finds how much a shop's discounts take off: its lists say only that there are some (docs/api.md 2.3, 6.7). */
import 'server-only';
import { z } from 'zod';
import { publicApi } from '@/lib/api/public';
import { id, list, number, paged } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import { defaultLocale } from '@/lib/i18n/locales';

const discount = z.object({ type: z.enum(['percent', 'fix']), price: number });
const product = z.object({ shop_id: id, discounts: list(discount) });

/**
 * The largest share that running discounts take off something of each shop, in percent by shop id, by one call that is
 * the same for all visitors. Empty where a market has more than a hundred discounted products: what is beyond them may
 * take off more, or be another shop's.
 */
export async function largestDiscounts(): Promise<Map<string, number>> {
  const found = await publicApi('rest/products/discount', {
    locale: defaultLocale,
    query: { perPage: 100 },
    schema: paged(product),
    keep: memory.deals,
  });
  const largest = new Map<string, number>();
  const products = found.ok && found.value.lastPage <= 1 ? found.value.items : [];
  for (const { shop_id, discounts } of products)
    for (const { type, price } of discounts)
      if (type === 'percent') largest.set(shop_id, Math.max(price, largest.get(shop_id) ?? 0));
  return largest;
}
