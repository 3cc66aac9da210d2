/** Loads all lists of the home page together. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { fillRows } from '@/lib/home/fill-rows';
import { listAds, listBanners, listStories } from '@/lib/home/queries';
import { type Market, pageMarket } from '@/lib/market/market';
import { availabilityAt } from '@/lib/shops/availability';
import { completeShops } from '@/lib/shops/list/complete-shops';
import { noFilter } from '@/lib/shops/list/filters';
import { byOpening, readHundreds } from '@/lib/shops/list/load-list';
import { isOneList } from '@/lib/shops/list/one-list';
import { readNear } from '@/lib/shops/list/read-near';
import { nowFirst } from '@/lib/shops/opening/orderable';
import { listRecommended, listShops } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

/** How many cards are shown, few because the home page is the most visited document. */
const cards = { near: 8, groceries: 4 };
const tiles = { deals: 6, newest: 6, recommended: 6 };

/**
 * Null when the API answers with no shop at all. A single missing list is empty. Of each type one hundred shops are read
 * to find the open ones, so that a place costs at most six calls (docs/decisions/054).
 */
export async function loadHome(place: Place) {
  const market = await pageMarket();
  const [{ found, isReached }, isOne, stories, banners, ads] = await Promise.all([
    readNear(place, listPlace => loadLists(listPlace, market)),
    isOneList(),
    listStories(),
    listBanners(),
    listAds(),
  ]);
  const { restaurants, newest, groceries, recommended, availabilityOf } = found;
  if (![restaurants, newest, groceries].some(({ ok }) => ok)) return null;
  const [openRestaurants, closedRestaurants] = await byOpening(itemsOf(restaurants));
  const [openGroceries, closedGroceries] = await byOpening(itemsOf(groceries));
  const isOpen = openRestaurants.length > 0;
  // Late R1 ignores the place when it is asked to sort, so shops that do not deliver there are left out here
  // (docs/api.md 6.2).
  const deliveringOf = (shops: Shop[]) => shops.filter(shop => availabilityOf(shop).why !== 'too-far');
  const known = [...openRestaurants, ...openGroceries, ...closedRestaurants, ...closedGroceries];
  return {
    isReached,
    /** At night no shop may be open; then those are shown that open later. */
    isOpen,
    rows: fillRows({
      near: { shops: isOpen ? openRestaurants : closedRestaurants, most: cards.near },
      deals: { shops: known.filter(shop => shop.hasDiscount || shop.bonus !== null), most: tiles.deals },
      newest: { shops: deliveringOf(newest.ok ? newest.value.items : []), most: tiles.newest },
      recommended: {
        shops: nowFirst(completeShops(itemsOf(recommended), known), availabilityOf),
        most: tiles.recommended,
      },
      // The same shops as in the first row where they have no type.
      groceries: { shops: isOne ? [] : [...openGroceries, ...closedGroceries], most: cards.groceries },
    }),
    stories: nowFirst(
      itemsOf(stories).map(slides => ({ slides, ...availabilityOf({ id: slides[0]?.shopId ?? '' }) })),
      story => story,
    ),
    banners: itemsOf(banners),
    ads: itemsOf(ads),
  };
}

async function loadLists(listPlace: Place, market: Market) {
  const [restaurants, newest, groceries, recommended, availabilityOf] = await Promise.all([
    readHundreds({ type: 'restaurant', place: listPlace, filter: noFilter }, 1),
    listShops({ type: 'restaurant', place: listPlace, filter: { ...noFilter, newest: true } }),
    readHundreds({ type: 'shop', place: listPlace, filter: noFilter }, 1),
    listRecommended(listPlace),
    availabilityAt(listPlace, market),
  ]);
  return { restaurants, newest, groceries, recommended, availabilityOf };
}

function itemsOf<T>(list: Outcome<T[]>): T[] {
  return list.ok ? list.value : [];
}
