/** The shops liked in this browser, as the marketplace has them now (docs/api.md 6.4, 15). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { parseLiked } from '@/lib/liked/liked';
import type { Market } from '@/lib/market/market';
import { completeShops } from '@/lib/shops/list/complete-shops';
import { noFilter } from '@/lib/shops/list/filters';
import { readHundreds } from '@/lib/shops/list/load-list';
import type { Shop } from '@/lib/shops/schema';
import { listShopsById } from '@/lib/shops/shops-by-id';
import type { Place } from '@/lib/view/view';

interface Liked {
  /** Newest like first. */
  shops: Shop[];
  /** Number of liked shops that no longer exist. */
  missing: number;
  /** Some could not be read: they have not left the marketplace. */
  isPartial?: true;
}

/** Hundreds that are read of each list near the place; more would exceed the page's calls (docs/decisions/054). */
const mostHundreds = 2;

/**
 * The API sends these shops without fees, times and hours, which the lists near the place contain; the page reads the
 * beginning of those anyway (lib/shops/reach.ts).
 */
export async function listLiked(market: Market, place: Place): Promise<Outcome<Liked>> {
  const ids = parseLiked(await readCookie('liked'));
  if (ids.length === 0) return { ok: true, value: { shops: [], missing: 0 } };
  const near = listNear(place);
  const found = await listShopsById(ids, market);
  if (!found.ok) return found;
  const { unread } = found.value;
  const shops = completeShops(found.value.shops, await near);
  const missing = Math.max(ids.length - shops.length - unread, 0);
  return { ok: true, value: { shops, missing, ...(unread > 0 && { isPartial: true }) } };
}

async function listNear(place: Place): Promise<Shop[]> {
  const types = ['restaurant', 'shop'] as const;
  const lists = await Promise.all(types.map(type => readHundreds({ type, place, filter: noFilter }, mostHundreds)));
  return lists.flatMap(list => (list.ok ? list.value : []));
}
