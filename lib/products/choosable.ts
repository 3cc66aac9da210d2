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

/** Covers the hundred products that one call tells; for the others, pressing `+` finds out. */
export async function listChoosable(shopId: string): Promise<Set<string>> {
  const { locale } = await pageMarket();
  const found = await publicApi(`rest/shops/${shopId}/products/paginate`, {
    locale,
    query: { page: 1, perPage: 100 },
    schema: paged(schema),
    keep: memory.menu(shopId),
  });
  return new Set(found.ok ? found.value.items : []);
}
