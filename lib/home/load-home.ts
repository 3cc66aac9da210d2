/** Loads all lists of the home page together. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { listAds, listBanners, listStories } from '@/lib/home/queries';
import { categoriesOf } from '@/lib/shops/categories';
import { noFilter } from '@/lib/shops/filters';
import { byOpening, readHundreds } from '@/lib/shops/load-list';
import { listRecommended, listShops } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { isPlaceReached } from '@/lib/shops/zones';
import { anywhere, type Place } from '@/lib/view/view';

/** Numbers of cards and tiles, kept small because the home page is the most visited document. */
const firstRow = 8;
const laterRow = 4;
const tileCount = 8;

/**
 * Null when the API answers with no shop at all. A single missing list is empty. Of each type one hundred shops are read
 * to find the open ones, so that a place costs at most six calls (docs/decisions/054).
 */
export async function loadHome(place: Place) {
  const isReached = await isPlaceReached(place);
  // Where nobody delivers, the page shows the whole market (docs/api.md 6.2).
  const listPlace = isReached ? place : anywhere;
  const [restaurants, newest, groceries, recommended, stories, banners, ads, categories] = await Promise.all([
    readHundreds('restaurant', listPlace, noFilter, 1),
    listShops('restaurant', listPlace, { ...noFilter, newest: true }),
    readHundreds('shop', listPlace, noFilter, 1),
    listRecommended(listPlace),
    listStories(),
    listBanners(),
    listAds(),
    categoriesOf('restaurant'),
  ]);
  if (![restaurants, newest, groceries].some(({ ok }) => ok)) return null;
  const [openRestaurants, closedRestaurants] = await byOpening(itemsOf(restaurants));
  const [openGroceries, closedGroceries] = await byOpening(itemsOf(groceries));
  const isOpen = openRestaurants.length > 0;
  return {
    isReached,
    /** At night no shop may be open: then shows those that open later. */
    near: { isOpen, shops: (isOpen ? openRestaurants : closedRestaurants).slice(0, firstRow) },
    newest: newest.ok ? newest.value.items.slice(0, laterRow) : [],
    groceries: [...openGroceries, ...closedGroceries].slice(0, laterRow),
    recommended: completed(itemsOf(recommended).slice(0, laterRow), [...itemsOf(restaurants), ...itemsOf(groceries)]),
    stories: itemsOf(stories),
    banners: itemsOf(banners),
    ads: itemsOf(ads),
    categories: categories.slice(0, tileCount),
  };
}

/** Recommended shops arrive without hours, rating and type (docs/api.md 6.4); fills them in from the lists. */
function completed(recommended: Shop[], lists: Shop[]): Shop[] {
  const known = new Map(lists.map(shop => [shop.id, shop]));
  return recommended.map(shop => known.get(shop.id) ?? shop);
}

function itemsOf<T>(list: Outcome<T[]>): T[] {
  return list.ok ? list.value : [];
}
