/**
 * Finds the shop categories that are not empty: the API lists all of them, whether they contain restaurants or shops or
 * none.
 */
import 'server-only';
import { z } from 'zod';
import { publicApi } from '@/lib/api/public';
import { number } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { type Market, pageMarket } from '@/lib/market/market';
import { ownLocale } from '@/lib/market/queries';
import type { ShopType } from '@/lib/market/shop-type';
import { isOneList } from '@/lib/shops/list/one-list';
import { listCategories } from '@/lib/shops/queries';
import type { Category } from '@/lib/shops/schema';

/**
 * The number of categories whose shops are counted, with a call each; further ones are shown uncounted
 * (docs/decisions/054).
 */
const mostCounted = 30;

/** The categories that have a shop of this type. Keeps a category whose number of shops the API does not tell. */
export async function categoriesOf(
  type: ShopType,
  market: Market | Promise<Market> = pageMarket(),
): Promise<Category[]> {
  const categories = await listCategories('shop', market);
  if (!categories.ok) return [];
  const own = await ownLocale((await market).locale);
  const counts = await Promise.all(categories.value.slice(0, mostCounted).map(({ id }) => countIn(id, type, own)));
  return categories.value.filter((_, index) => counts[index] !== 0);
}

const countSchema = z.object({ meta: z.object({ total: number }) }).transform(({ meta }) => meta.total);

/**
 * Counts in the marketplace's default language for all visitors, and is kept as long as the categories. Null while
 * unknown.
 */
async function countIn(category: string, type: ShopType, locale: Locale): Promise<number | null> {
  const found = await publicApi('rest/shops/paginate', {
    locale,
    query: { ...((await isOneList()) ? {} : { type }), category_id: category, perPage: 1 },
    schema: countSchema,
    // The category comes from the API's own list, so the number of answers is limited.
    keep: { ...memory.categories, isInventable: false },
    lane: 'optional',
  });
  return found.ok ? found.value : null;
}
