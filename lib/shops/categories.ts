/** Which shop categories lead somewhere: the API lists them all alike, whether restaurants or shops are in them. */
import 'server-only';
import { z } from 'zod';
import { publicApi } from '@/lib/api/public';
import { number } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import { defaultLocale } from '@/lib/i18n/locales';
import { listCategories, type ShopType } from '@/lib/shops/queries';
import type { Category } from '@/lib/shops/schema';

/** The categories that have a shop of this type; one that the API says nothing of stays. */
export async function categoriesOf(type: ShopType): Promise<Category[]> {
  const categories = await listCategories('shop');
  if (!categories.ok) return [];
  const counts = await Promise.all(categories.value.map(({ id }) => countIn(id, type)));
  return categories.value.filter((_, index) => counts[index] !== 0);
}

const countSchema = z.object({ meta: z.object({ total: number }) }).transform(({ meta }) => meta.total);

/** Asked in one language for all of them, and kept as long as the categories are. */
async function countIn(category: string, type: ShopType): Promise<number | null> {
  const found = await publicApi('rest/shops/paginate', {
    locale: defaultLocale,
    query: { type, category_id: category, perPage: 1 },
    schema: countSchema,
    keep: memory.categories,
  });
  return found.ok ? found.value : null;
}
