/**
 * The availability of shops that do not come from a list near the customer's place: search results, stories. Those that
 * can be ordered from now come first; those that do not deliver there come last and say why.
 */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { longestPage } from '@/lib/api/pages';
import { languageTag } from '@/lib/i18n/locales';
import type { Market } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { countsAsShut, openState } from '@/lib/shops/opening/hours';
import { type CardWords, openWords } from '@/lib/shops/opening/open-words';
import { type NotOrderable, type Reach, whyNotOrderable } from '@/lib/shops/opening/orderable';
import { listShops } from '@/lib/shops/queries';
import { reachAt } from '@/lib/shops/reach';
import type { Hours, Shop } from '@/lib/shops/schema';
import { type WallTime, wallTime } from '@/lib/time';
import type { Place } from '@/lib/view/view';

interface Availability {
  why: NotOrderable | undefined;
  isOpen: boolean;
  /** Why it cannot be ordered from now, in words; "" where it can. */
  words: string;
}

/** Looks up a shop's hours where it has none. */
type AvailabilityOf = (shop: { id: string; hours?: Hours }) => Availability;

/** Makes the same calls as `reachAt`, and no more. */
export async function availabilityAt(place: Place, market: Market): Promise<AvailabilityOf> {
  const [reachOf, clock, known, t] = await Promise.all([
    reachAt(place, market),
    getClock(market.locale),
    firstShops(place, market),
    getTranslations({ locale: market.locale, namespace: 'card' }),
  ]);
  const frame = { now: wallTime(clock), t, language: languageTag(market.locale) };
  return shop => {
    // R1 sends recommended shops with empty hours (docs/api.md 6.4).
    const hours = shop.hours?.days.length ? shop.hours : known.get(shop.id)?.hours;
    return availabilityWith(hours ?? unknownHours, reachOf(shop.id), frame);
  };
}

/** As `availabilityAt`, for a page that knows the shop's hours and reach already. */
export function availabilityWith(
  hours: Hours,
  reach: Reach,
  { now, t, language }: { now: WallTime; t: CardWords; language: string },
): Availability {
  const why = whyNotOrderable({ hours }, reach, now);
  const state = openState(hours, now);
  const isOpen = !countsAsShut(hours, state);
  if (why === 'too-far') return { why, isOpen, words: t('tooFar') };
  if (why === 'pickup-only') return { why, isOpen, words: t('pickupOnly') };
  return { why, isOpen, words: why === undefined && isOpen ? '' : openWords(state, t, language).text };
}

/** Unknown days are no reason against the shop (lib/shops/opening/orderable.ts). */
const unknownHours: Hours = { isTakingOrders: true, days: [], closedDates: [] };

/** The first hundred shops of each type. */
async function firstShops(place: Place, market: Market): Promise<Map<string, Shop>> {
  const lists = await Promise.all(
    (['restaurant', 'shop'] as const).map(type => listShops({ type, place, perPage: longestPage }, market)),
  );
  return new Map(lists.flatMap(list => (list.ok ? list.value.items : [])).map(shop => [shop.id, shop]));
}
