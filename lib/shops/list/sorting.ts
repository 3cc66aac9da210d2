/** Sorts shops by what the API cannot sort by: delivery fee and distance at a place, and time. Pure. */
import { chargedKilometres, deliveryFee } from '@/lib/shops/door-price/door-price';
import type { NearSort, ShopFilter } from '@/lib/shops/list/filters';
import type { Shop } from '@/lib/shops/schema';
import { minutesIn } from '@/lib/time-units';
import { type Place, type Point, pointOf } from '@/lib/view/view';

/** Unknown values come last; equal ones keep their order. `hasSlip`: fees are charged as `chargedKilometres` says. */
export function sortNear(shops: Shop[], sort: NearSort, place: Place, hasSlip = false): Shop[] {
  const point = pointOf(place);
  return shops
    .map(shop => ({ shop, at: measures[sort](shop, point, hasSlip) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ shop }) => shop);
}

const measures: Record<NearSort, (shop: Shop, point: Point | null, hasSlip: boolean) => number | null> = {
  fee: (shop, point, hasSlip) => {
    const kilometres = kilometresTo(shop, point, hasSlip);
    return shop.terms === null || kilometres === null ? null : deliveryFee(shop.terms, kilometres);
  },
  time: longestMinutes,
  distance: (shop, point) => kilometresTo(shop, point),
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

function kilometresTo({ location }: Shop, point: Point | null, hasSlip = false): number | null {
  return location === null || point === null ? null : chargedKilometres(location, point, hasSlip);
}
