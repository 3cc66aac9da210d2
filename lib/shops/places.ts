/** Lists shops by where they are, for the map and the list in words beside it. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { longestPage } from '@/lib/api/pages';
import { nearestFirst } from '@/lib/geo';
import type { ShopFilter } from '@/lib/shops/filters';
import { byOpening } from '@/lib/shops/load-list';
import { listShops, type ShopType } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { type Place, pointOf } from '@/lib/view/view';

/**
 * Nearest to `from` first; those whose place nobody says come last, so that numbers on the map and in the list agree.
 * As many as one call answers are as many as a map can show. `listPlace` narrows to who delivers there, the filter further;
 * its order is left to the list.
 */
export async function listPlaces(
  type: ShopType,
  listPlace: Place,
  from: Place,
  filter: ShopFilter,
): Promise<Outcome<{ shops: Shop[]; isAll: boolean }>> {
  const found = await listShops(type, listPlace, { ...filter, sort: '', page: 1 }, longestPage);
  if (!found.ok) return found;
  const { items, lastPage } = found.value;
  const [open] = filter.open ? await byOpening(items) : [items];
  return { ok: true, value: { shops: nearestFirst(open, pointOf(from)), isAll: lastPage <= 1 } };
}
