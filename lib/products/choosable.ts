/**
 * Finds the products that need a choice. A menu names one stock for each product and does not say (docs/api.md 6.5).
 */
import 'server-only';
import { z } from 'zod';
import { publicApi } from '@/lib/api/public';
import { list, paged, text } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import { pageMarket } from '@/lib/market/market';

const schema = z
  .object({ uuid: text, stocks: list(z.unknown()) })
  .transform(({ uuid, stocks }) => (stocks.length > 1 ? uuid : ''));

/** Covers the shop's first three hundred products; for the others, pressing `+` finds out. */
export async function listChoosable(shopId: string): Promise<Set<string>> {
  const { locale } = await pageMarket();
  const ask = (page: number) =>
    publicApi(`rest/shops/${shopId}/products/paginate`, {
      locale,
      query: { page, perPage: 100 },
      schema: paged(schema),
      keep: memory.menu(shopId),
    });
  const first = await ask(1);
  if (!first.ok) return new Set();
  const more = await Promise.all([2, 3].filter(page => page <= first.value.lastPage).map(ask));
  return new Set([first, ...more].flatMap(page => (page.ok ? page.value.items : [])));
}
