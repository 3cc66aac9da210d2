/** Lists shops by their location, for the map and the list in words beside it. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { longestPage } from '@/lib/api/pages';
import { nearestFirst } from '@/lib/geo';
import { byOpening } from '@/lib/shops/list/load-list';
import { withinTime } from '@/lib/shops/list/sorting';
import { listShops, type ShopListQuery } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { type Place, pointOf } from '@/lib/view/view';

/**
 * Nearest to `from` first, shops without a location last, so that numbers on the map and in the list agree. One call
 * returns as many shops as a map can show. The filter's sort is ignored.
 */
export async function listPlaces(
  { filter, ...query }: ShopListQuery,
  from: Place,
): Promise<Outcome<{ shops: Shop[]; isAll: boolean }>> {
  const found = await listShops({ ...query, filter: { ...filter, sort: '', page: 1 }, perPage: longestPage });
  if (!found.ok) return found;
  const { items, lastPage } = found.value;
  const quick = withinTime(items, filter);
  const [open] = filter.open ? await byOpening(quick) : [quick];
  return { ok: true, value: { shops: nearestFirst(open, pointOf(from)), isAll: lastPage <= 1 } };
}
