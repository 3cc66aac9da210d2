/** Reads the shops whose ids a browser remembers (docs/api.md 6.4). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { longestPage } from '@/lib/api/pages';
import { listed } from '@/lib/api/schema';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type Shop, shopSchema } from '@/lib/shops/schema';

/**
 * In the order of their ids, without those that are no longer there, and without fees, times and hours, which this call
 * does not answer. Asked anew each time, because hardly two visitors remember the same shops.
 */
export async function listNamed(ids: string[], market: Market): Promise<Outcome<Shop[]>> {
  if (ids.length === 0) return { ok: true, value: [] };
  const found = await liveApi({
    path: 'rest/shops',
    locale: market.locale,
    query: { shops: ids, perPage: longestPage, ...currencyQuery(market) },
    schema: listed(shopSchema(market.currency)),
  });
  if (!found.ok) return found;
  return { ok: true, value: ids.flatMap(id => found.value.find(shop => shop.id === id) ?? []) };
}
