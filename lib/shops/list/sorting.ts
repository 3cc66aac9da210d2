/** Sorts shops by what the API cannot sort by: delivery fee and distance at a place, and time. Pure. */
import { chargedKilometres, type DistanceFormula, deliveryFee } from '@/lib/shops/door-price/door-price';
import type { NearSort, ShopFilter } from '@/lib/shops/list/filters';
import type { Shop } from '@/lib/shops/schema';
import { minutesIn } from '@/lib/time-units';
import { type Place, type Point, pointOf } from '@/lib/view/view';

/** Unknown values come last; equal ones keep their order. `formula`: the one by which fees are charged. */
export function sortNear(shops: Shop[], sort: NearSort, place: Place, formula: DistanceFormula): Shop[] {
  const point = pointOf(place);
  return shops
    .map(shop => ({ shop, at: measures[sort](shop, point, formula) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ shop }) => shop);
}

const measures: Record<NearSort, (shop: Shop, point: Point | null, formula: DistanceFormula) => number | null> = {
  fee: (shop, point, formula) => {
    const kilometres = kilometresTo(shop, point, formula);
    return shop.terms === null || kilometres === null ? null : deliveryFee(shop.terms, kilometres);
  },
  time: longestMinutes,
  distance: (shop, point) => kilometresTo(shop, point, 'haversine'),
};

/** The minutes after which a delivery has arrived at the latest; null where the shop does not say. */
function longestMinutes({ deliveryTime: time }: Shop): number | null {
  return time && Math.max(time.from, time.to) * minutesIn[time.type];
}

/** The shops that deliver within the filter's time, of which a shop that states none is not one. */
export function withinTime(shops: Shop[], { within }: Pick<ShopFilter, 'within'>): Shop[] {
  if (within === '') return shops;
  return shops.filter(shop => (longestMinutes(shop) ?? Number.POSITIVE_INFINITY) <= Number(within));
}

function kilometresTo({ location }: Shop, point: Point | null, formula: DistanceFormula): number | null {
  return location === null || point === null ? null : chargedKilometres(location, point, formula);
}
