/** Loads all that runs: banners, paid ones, and shops with a discount or a bonus near the place. */
import 'server-only';
import { listAds, listBanners } from '@/lib/home/queries';
import { noFilter } from '@/lib/shops/filters';
import { listShops } from '@/lib/shops/queries';
import { isPlaceReached } from '@/lib/shops/zones';
import { anywhere, type Place } from '@/lib/view/view';

/** As many as one call answers (docs/api.md 1.3). */
const most = 100;

const withDeal = { ...noFilter, deals: true };

/** Null when the API answers with none of it. A single missing list is empty. */
export async function loadPromotions(place: Place) {
  const isReached = await isPlaceReached(place);
  // Where nobody delivers, the API would list everybody as if they did (docs/api.md 6.2).
  const listPlace = isReached ? place : anywhere;
  const [banners, ads, restaurants, shops] = await Promise.all([
    listBanners(most),
    listAds(),
    listShops('restaurant', listPlace, withDeal, most),
    listShops('shop', listPlace, withDeal, most),
  ]);
  if (![banners, ads, restaurants, shops].some(({ ok }) => ok)) return null;
  const deals = [restaurants, shops].flatMap(list => (list.ok ? list.value.items : []));
  return { banners: banners.ok ? banners.value : [], ads: ads.ok ? ads.value : [], deals };
}
