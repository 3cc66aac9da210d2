/** The shops liked in this browser, as the marketplace has them now (docs/api.md 6.4, 15). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { longestPage } from '@/lib/api/pages';
import { listed } from '@/lib/api/schema';
import { readCookie } from '@/lib/cookie-jar';
import { parseLiked } from '@/lib/liked/liked';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type Shop, shopSchema } from '@/lib/shops/schema';

export interface Liked {
  /** Newest like first. */
  shops: Shop[];
  /** Number of liked shops that no longer exist. */
  missing: number;
}

/** Asked anew each time, because hardly two visitors like the same shops. */
export async function listLiked(market: Market): Promise<Outcome<Liked>> {
  const ids = parseLiked(await readCookie('liked'));
  if (ids.length === 0) return { ok: true, value: { shops: [], missing: 0 } };
  const found = await liveApi({
    path: 'rest/shops',
    locale: market.locale,
    query: { shops: ids, perPage: longestPage, ...currencyQuery(market) },
    schema: listed(shopSchema(market.currency)),
  });
  if (!found.ok) return found;
  const shops = ids.flatMap(id => found.value.find(shop => shop.id === id) ?? []);
  return { ok: true, value: { shops, missing: ids.length - shops.length } };
}
