/** Finds out which shops deliver to the view's place, and which to nobody (docs/api.md 6.2, 6.9). */
import 'server-only';
import { z } from 'zod';
import { pageEnvelope } from '@/lib/api/envelopes';
import { longestPage, pagesBehind } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { isSecondRevision } from '@/lib/api/revision';
import { id } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { type Market, pageMarket } from '@/lib/market/market';
import { ownLocale } from '@/lib/market/queries';
import type { ShopType } from '@/lib/market/shop-type';
import type { ShopFilter } from '@/lib/shops/list/filters';
import type { Reach } from '@/lib/shops/opening/orderable';
import { listShops } from '@/lib/shops/queries';
import { isInZoneOf, isPlaceReached } from '@/lib/shops/zones';
import { type Place, type Point, pointOf } from '@/lib/view/view';

export type ReachOf = (shopId: string) => Reach;

/**
 * The most hundreds of shops for which it is found out whether they have a delivery zone; in a larger market it stays
 * unknown.
 */
const mostHundreds = 5;

/**
 * Looks up a shop's reach by its id, for shops that do not come from a list near the place: from a search, a banner,
 * likes. Makes at most three calls for what a visitor can make up; the home page and lists make the same calls anyway.
 */
export async function reachAt(
  place: Place,
  market: Market,
  types: ShopType[] = ['restaurant', 'shop'],
): Promise<ReachOf> {
  const [zoned, near] = await Promise.all([idsWithZone(market.locale), nearIds(place, types, market)]);
  return shopId => {
    if (near?.ids.has(shopId)) return 'here';
    if (zoned !== null && !zoned.has(shopId)) return 'nowhere';
    return near === null || !near.isComplete ? 'unknown' : 'elsewhere';
  };
}

/** Whether a shop is for pickup alone: it has no delivery zone. False while unknown. */
export async function isPickupOnly(shopId: string, locale: Locale): Promise<boolean> {
  const zoned = await idsWithZone(locale);
  return zoned !== null && !zoned.has(shopId);
}

/** The reach of one shop, asked anew because orders depend on it. Without a point only "nowhere" can be known. */
export async function reachAtPoint(shopId: string, point: Point | null, locale: Locale): Promise<Reach> {
  const [delivers, zoned] = await Promise.all([point && isInZoneOf(shopId, point, locale), idsWithZone(locale)]);
  if (delivers === true) return 'here';
  if (zoned !== null && !zoned.has(shopId)) return 'nowhere';
  // A kept answer says that the shop has a zone. So the API calls it gone because it takes no orders now, which says
  // nothing about the place.
  if (delivers === 'gone') return zoned === null ? 'elsewhere' : 'unknown';
  return delivers === false ? 'elsewhere' : 'unknown';
}

/**
 * The same for shops of a list that the API has limited to the place, or of the whole market where nobody delivers
 * there: makes only calls that the list has made.
 */
export async function reachInList(place: Place): Promise<ReachOf> {
  const { locale } = await pageMarket();
  const [zoned, isReached] = await Promise.all([idsWithZone(locale), isPlaceReached(place, locale)]);
  const others: Reach = pointOf(place) === null ? 'unknown' : isReached ? 'here' : 'elsewhere';
  return shopId => (zoned !== null && !zoned.has(shopId) ? 'nowhere' : others);
}

/** Whether the API limits a list to the place also when it sorts. Late R1 does not (docs/api.md 6.2). */
export function isNarrowedInOrder(place: Place, { fulfilment }: ShopFilter): boolean {
  return isSecondRevision() || pointOf(place) === null || fulfilment === 'pickup';
}

/** The shops whose zone contains the place, or null where there is no place or no answer. */
async function nearIds(
  place: Place,
  types: ShopType[],
  market: Market,
): Promise<{ ids: Set<string>; isComplete: boolean } | null> {
  if (pointOf(place) === null) return null;
  const [isReached, ...lists] = await Promise.all([
    isPlaceReached(place, market.locale),
    ...types.map(type => listShops({ type, place, perPage: longestPage }, market)),
  ]);
  // Where no zone contains the point, the API answers with all shops that have a zone (docs/api.md 6.2).
  if (!isReached) return { ids: new Set(), isComplete: true };
  const pages = lists.flatMap(list => (list.ok ? [list.value] : []));
  return {
    ids: new Set(pages.flatMap(({ items }) => items.map(shop => shop.id))),
    isComplete: pages.length === types.length && pages.every(({ lastPage }) => lastPage <= 1),
  };
}

/**
 * The shops that have a delivery zone. A list leaves out shops without a text in its language, so it is read in the
 * marketplace's default language and in the page's. Null while unknown.
 */
async function idsWithZone(locale: Locale): Promise<Set<string> | null> {
  const locales = new Set([await ownLocale(locale), locale]);
  const lists = await Promise.all([...locales].map(zonedIn));
  return lists.every(ids => ids !== null) ? new Set(lists.flatMap(ids => [...ids])) : null;
}

/**
 * A list near a point outside of all zones contains all shops with a zone (docs/api.md 6.2): one answer for all
 * visitors, kept as long as zones are.
 */
async function zonedIn(locale: Locale): Promise<Set<string> | null> {
  const start = await zonedPage(1, locale);
  if (start === null || start.lastPage > mostHundreds) return null;
  const pages = [start, ...(await pagesBehind(start.lastPage, page => zonedPage(page, locale)))];
  return pages.every(page => page !== null) ? new Set(pages.flatMap(({ items }) => items.map(shop => shop.id))) : null;
}

const zonedSchema = pageEnvelope(z.object({ id }));

async function zonedPage(page: number, locale: Locale) {
  const found = await publicApi('rest/shops/paginate', {
    locale,
    query: { perPage: longestPage, page, address: { latitude: -90, longitude: 0 } },
    schema: zonedSchema,
    // The point is always the South Pole, so the number of answers is limited.
    keep: { ...memory.zone, isInventable: false },
  });
  return found.ok ? found.value : null;
}
