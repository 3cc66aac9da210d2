/** The liked shops of this browser as the marketplace has them now (API 6.4, 15). */
import 'server-only';
import { cookies } from 'next/headers';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { listed } from '@/lib/api/schema';
import { likedCookie, parseLiked } from '@/lib/liked/liked';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type Shop, shopSchema } from '@/lib/shops/schema';

export interface Liked {
  /** The newest like first. */
  shops: Shop[];
  /** How many are not to be had any more. */
  missing: number;
}

/** Asked anew each time: hardly two visitors like the same. */
export async function listLiked(market: Market): Promise<Outcome<Liked>> {
  const ids = parseLiked((await cookies()).get(likedCookie)?.value);
  if (ids.length === 0) return { ok: true, value: { shops: [], missing: 0 } };
  const found = await liveApi({
    path: 'rest/shops',
    locale: market.locale,
    query: { shops: ids, perPage: 100, ...currencyQuery(market) },
    schema: listed(shopSchema(market.currency)),
  });
  if (!found.ok) return found;
  const shops = ids.flatMap(id => found.value.find(shop => shop.id === id) ?? []);
  return { ok: true, value: { shops, missing: ids.length - shops.length } };
}
