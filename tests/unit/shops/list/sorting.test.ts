import { expect, test } from 'vitest';
import { sortsAt } from '@/lib/shops/list/filters';
import { sortNear, withinTime } from '@/lib/shops/list/sorting';
import { type Shop, shopSchema } from '@/lib/shops/schema';

const place = '41290x69220';
const shop = (id: number, more: object): Shop =>
  shopSchema('base').parse({
    id,
    type: 'restaurant',
    phone: '+998',
    location: { latitude: 41.29, longitude: 69.22 },
    ...more,
  });

const dear = shop(1, { price: 4, delivery_time: { from: '10', to: '20', type: 'minute' } });
/** Two kilometres to the north. */
const far = shop(2, { price: 1, price_per_km: 1, location: { latitude: 41.308, longitude: 69.22 } });
const slow = shop(3, { price: 0, delivery_time: { from: '1', to: '2', type: 'hour' } });
const silent = shop(4, { phone: '', location: null });
const ids = (shops: Shop[]) => shops.map(({ id }) => id);

test('the lowest fee at the place comes first, and what nobody knows last', () => {
  const untold = shop(5, { phone: '' });
  const lost = shop(6, { location: null });
  const sorted = sortNear([silent, untold, lost, dear, far, slow], 'fee', place, 'haversine');
  expect(ids(sorted)).toEqual(['3', '2', '1', '4', '5', '6']);
});

test('where the marketplace measures as R1 does, it is the fee that it charges', () => {
  const perKilometre = { price: 0, price_per_km: 1 };
  const north = shop(6, { ...perKilometre, location: { latitude: 41.3125, longitude: 69.22 } });
  const east = shop(7, { ...perKilometre, location: { latitude: 41.29, longitude: 69.256 } });
  expect(ids(sortNear([east, north], 'fee', place, 'haversine'))).toEqual(['6', '7']);
  expect(ids(sortNear([east, north], 'fee', place, 'R1'))).toEqual(['7', '6']);
  expect(ids(sortNear([east, north], 'distance', place, 'R1'))).toEqual(['6', '7']);
});

test('the fastest comes first', () => {
  expect(ids(sortNear([silent, slow, dear], 'time', place, 'haversine'))).toEqual(['1', '3', '4']);
});

test('the nearest comes first, and equals keep their order', () => {
  expect(ids(sortNear([far, silent, slow, dear], 'distance', place, 'haversine'))).toEqual(['3', '1', '2', '4']);
});

test('without a place neither fee nor distance is offered', () => {
  expect(sortsAt('anywhere')).toEqual(['time', 'recommended', 'rating', 'popular', 'new']);
  expect(sortsAt(place)).toEqual(['fee', 'time', 'distance', 'recommended', 'rating', 'popular', 'new']);
});

test('what a list of the first revision leaves out is not known, and is not free', () => {
  expect(shop(1, { phone: '' }).terms).toBeNull();
  expect(shop(1, {}).terms).toEqual({ fee: 0, perKilometre: 0, taxPercent: 0, currency: 'base' });
});

test('a time leaves those that arrive within it at the latest, and none that states nothing', () => {
  const quick = shop(5, { delivery_time: { from: '15', to: '45', type: 'minute' } });
  expect(ids(withinTime([silent, slow, dear, quick], { within: '30' }))).toEqual(['1']);
  expect(ids(withinTime([silent, slow, dear, quick], { within: '45' }))).toEqual(['1', '5']);
  expect(ids(withinTime([silent, dear], { within: '' }))).toEqual(['4', '1']);
});
