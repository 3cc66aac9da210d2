/** Loads all lists of the home page together. */
import 'server-only';
import { isPlaceReached } from '@/lib/addresses/queries';
import type { Outcome } from '@/lib/api/client';
import { listAds, listBanners, listStories } from '@/lib/home/queries';
import { categoriesOf } from '@/lib/shops/categories';
import { noFilter } from '@/lib/shops/filters';
import { loadShopList, readAll, type ShopList } from '@/lib/shops/load-list';
import { listRecommended } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { anywhere, type Place } from '@/lib/view/view';

/** Numbers of cards and tiles, kept small because the home page is the most visited document. */
const firstRow = 8;
const laterRow = 4;
const tileCount = 8;

/** Null when the API answers with no shop at all. A single missing list is empty. */
export async function loadHome(place: Place) {
  const isReached = await isPlaceReached(place);
  // Where nobody delivers, the page shows the whole market (docs/api.md 6.2).
  const listPlace = isReached ? place : anywhere;
  const [open, all, newest, groceries, recommended, stories, banners, ads, categories] = await Promise.all([
    loadShopList('restaurant', listPlace, { ...noFilter, open: true }),
    loadShopList('restaurant', listPlace, noFilter),
    loadShopList('restaurant', listPlace, { ...noFilter, newest: true }),
    loadShopList('shop', listPlace, noFilter),
    recommendedShops(listPlace),
    listStories(),
    listBanners(),
    listAds(),
    categoriesOf('restaurant'),
  ]);
  if (![all, newest, groceries].some(({ ok }) => ok)) return null;
  const openShops = shopsOf(open, firstRow);
  return {
    isReached,
    /** At night no shop may be open: then shows those that open later. */
    near: { isOpen: openShops.length > 0, shops: openShops.length > 0 ? openShops : shopsOf(all, firstRow) },
    newest: shopsOf(newest, laterRow),
    groceries: shopsOf(groceries, laterRow),
    recommended,
    stories: itemsOf(stories),
    banners: itemsOf(banners),
    ads: itemsOf(ads),
    categories: categories.slice(0, tileCount),
  };
}

/** Recommended shops arrive without hours, rating and type (docs/api.md 6.4); fills them in from the lists. */
async function recommendedShops(place: Place): Promise<Shop[]> {
  const [recommended, ...lists] = await Promise.all([
    listRecommended(place),
    readAll('restaurant', place, noFilter),
    readAll('shop', place, noFilter),
  ]);
  const known = new Map(lists.flatMap(list => (list.ok ? list.value.shops : [])).map(shop => [shop.id, shop]));
  return itemsOf(recommended)
    .slice(0, laterRow)
    .map(shop => known.get(shop.id) ?? shop);
}

function shopsOf(list: Outcome<ShopList>, count: number): Shop[] {
  return list.ok ? list.value.shops.slice(0, count) : [];
}

function itemsOf<T>(list: Outcome<T[]>): T[] {
  return list.ok ? list.value : [];
}
