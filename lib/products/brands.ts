/** The names of brands, by which lists of products are narrowed (docs/api.md 6.7). */
import 'server-only';
import { envelope, pageEnvelope } from '@/lib/api/envelopes';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { pageMarket } from '@/lib/market/market';
import { brandSchema } from '@/lib/products/schema';

/**
 * The names of these brands by id, which products have stated: no visitor makes them up. The API has no list of one shop's
 * brands: those that are not among the marketplace's first hundred are read one by one. A brand without a name is not
 * offered, nor is any while the API is away.
 */
export async function brandNames(ids: string[]): Promise<Map<string, string>> {
  const names = await firstBrands();
  const others = await Promise.all(ids.filter(id => !names.has(id)).map(readBrand));
  return new Map([...names, ...others.flatMap(brand => (brand ? [[brand.id, brand.title] as const] : []))]);
}

async function firstBrands(): Promise<Map<string, string>> {
  const { locale } = await pageMarket();
  const found = await publicApi('rest/brands/paginate', {
    locale,
    query: { perPage: longestPage },
    schema: pageEnvelope(brandSchema),
    keep: memory.brands,
  });
  const brands = found.ok ? found.value.items.filter(({ title }) => title !== '') : [];
  return new Map(brands.map(({ id, title }) => [id, title]));
}

async function readBrand(id: string) {
  const { locale } = await pageMarket();
  const found = await publicApi(`rest/brands/${id}`, {
    locale,
    schema: envelope(brandSchema),
    keep: memory.brands,
    isWordless: true,
  });
  return found.ok && found.value.title !== '' ? found.value : null;
}
