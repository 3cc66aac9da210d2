/** Loads the running promotions: banners, paid ones, shops with a discount or a bonus near the place, and what is reduced. */
import 'server-only';
import { longestPage } from '@/lib/api/pages';
import { listAds, listBanners } from '@/lib/home/queries';
import { reducedOf } from '@/lib/home/reduced';
import { listDiscounted } from '@/lib/products/queries';
import { noFilter } from '@/lib/shops/list/filters';
import { byOpening } from '@/lib/shops/list/load-list';
import { readNear } from '@/lib/shops/list/read-near';
import { listShops } from '@/lib/shops/queries';
import type { Place } from '@/lib/view/view';

const withDeal = { ...noFilter, deals: true };

/** Null when nothing was read that runs, and not all lists could be read. A single missing list is empty. */
export async function loadPromotions(place: Place) {
  const [banners, ads, discounted, { found: lists }] = await Promise.all([
    listBanners(longestPage),
    listAds(),
    listDiscounted(),
    readNear(place, listPlace =>
      Promise.all([
        listShops({ type: 'restaurant', place: listPlace, filter: withDeal, perPage: longestPage }),
        listShops({ type: 'shop', place: listPlace, filter: withDeal, perPage: longestPage }),
      ]),
    ),
  ]);
  // Both are the same list where shops have no type.
  const byId = new Map(lists.flatMap(list => (list.ok ? list.value.items : [])).map(shop => [shop.id, shop]));
  const [open, closed] = await byOpening([...byId.values()]);
  const deals = [...open, ...closed];
  const running = {
    banners: banners.ok ? banners.value : [],
    ads: ads.ok ? ads.value : [],
    deals,
    reduced: discounted.ok ? reducedOf(discounted.value.items, deals) : [],
  };
  const isEmpty = running.banners.length + running.ads.length + deals.length === 0;
  return isEmpty && [banners, ads, ...lists].some(({ ok }) => !ok) ? null : running;
}
