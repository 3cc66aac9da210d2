/** Reads the shops whose ids a browser remembers (docs/api.md 6.4). */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { perCurrency } from '@/lib/api/money-schema';
import { longestPage } from '@/lib/api/pages';
import { countedList } from '@/lib/api/schema';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type Shop, shopSchema } from '@/lib/shops/schema';

interface Named {
  shops: Shop[];
  /** The number of shops that the API has sent but that could not be read. */
  unread: number;
}

const namedSchema = perCurrency((_, currency) =>
  z
    .object({ data: z.array(z.unknown()) })
    .transform(({ data }): unknown => data)
    .pipe(countedList(shopSchema(currency))),
);

/**
 * Returns the shops in the order of `ids`, without those that have left the marketplace. They lack fees, times and
 * hours, which this call does not return. The answer is not kept, because hardly two visitors remember the same shops.
 */
export async function listShopsById(ids: string[], market: Market): Promise<Outcome<Named>> {
  if (ids.length === 0) return { ok: true, value: { shops: [], unread: 0 } };
  const found = await liveApi({
    path: 'rest/shops',
    locale: market.locale,
    query: { shops: ids, perPage: longestPage, ...currencyQuery(market) },
    schema: namedSchema(market.currency),
  });
  if (!found.ok) return found;
  const { items, missed } = found.value;
  return { ok: true, value: { shops: ids.flatMap(id => items.find(shop => shop.id === id) ?? []), unread: missed } };
}
