/** The names of brands, by which lists of products are narrowed (docs/api.md 6.7). */
import 'server-only';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { paged } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import { pageMarket } from '@/lib/market/market';
import { brandSchema } from '@/lib/products/schema';

/**
 * Names by id, of the first hundred brands: the API has no list of one shop's. Others are not offered, nor is any while
 * the API is away.
 */
export async function brandNames(): Promise<Map<string, string>> {
  const { locale } = await pageMarket();
  const found = await publicApi('rest/brands/paginate', {
    locale,
    query: { perPage: longestPage },
    schema: paged(brandSchema),
    keep: memory.brands,
  });
  const brands = found.ok ? found.value.items.filter(({ title }) => title !== '') : [];
  return new Map(brands.map(({ id, title }) => [id, title]));
}
