/** Lists shops by where they are, for the map and the list in words beside it. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { longestPage } from '@/lib/api/pages';
import { nearestFirst } from '@/lib/geo';
import { noFilter } from '@/lib/shops/filters';
import { listShops, type ShopType } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { type Place, pointOf } from '@/lib/view/view';

/**
 * Nearest to `from` first; those whose place nobody says come last, so that numbers on the map and in the list agree.
 * As many as one call answers are as many as a map can show. `listPlace` narrows to who delivers there.
 */
export async function listPlaces(
  type: ShopType,
  listPlace: Place,
  from: Place,
): Promise<Outcome<{ shops: Shop[]; isAll: boolean }>> {
  const found = await listShops(type, listPlace, noFilter, longestPage);
  if (!found.ok) return found;
  const { items, lastPage } = found.value;
  return { ok: true, value: { shops: nearestFirst(items, pointOf(from)), isAll: lastPage <= 1 } };
}
