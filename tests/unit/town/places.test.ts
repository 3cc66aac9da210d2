/** Do the shops stand in the town, and do their zones reach some of it but not all? */

import { expect, test } from 'vitest';
import type { Position } from '../../../sandbox/rules/distance.ts';
import { metresOf, pointAt } from '../../../sandbox/seed/ground-plan.ts';
import { house, houseCount, housePoint } from '../../../sandbox/seed/streets.ts';
import { town } from '../../../sandbox/seed/town.ts';

const delivering = town.shops.flatMap(shop => (shop.zone ? [{ shop, zone: shop.zone }] : []));

test('every zone contains its own shop', () => {
  for (const { shop, zone } of delivering) expect(inside(shop.location, zone), shop.key).toBe(true);
});

test('zones overlap at the market square and leave the observatory hill uncovered', () => {
  expect(delivering.filter(({ zone }) => inside(pointAt(0, 0), zone)).length).toBeGreaterThan(10);
  expect(delivering.filter(({ zone }) => inside(pointAt(-3600, 3300), zone)).map(({ shop }) => shop.key)).toEqual([]);
});

test('shops stand within four kilometres of the square and none on another', () => {
  for (const shop of town.shops) expect(Math.hypot(...metresOf(shop.location)), shop.key).toBeLessThan(4000);
  const places = town.shops.map(({ location }) => `${location.latitude} ${location.longitude}`);
  expect(new Set(places).size).toBe(places.length);
});

test('a shop’s address is where its street says it is', () => {
  const street = town.streets.find(({ name }) => name.en === 'Market Street');
  const { address, location } = house('market', 381);
  expect(address).toEqual({ en: '381 Market Street', de: 'Marktstraße 381', ar: 'شارع السوق 381' });
  expect(street && housePoint(street, 381)).toEqual(location);
  expect(street && houseCount(street)).toBeGreaterThan(600);
});

test('every shop’s house number exists in its street', () => {
  for (const shop of town.shops) {
    const street = town.streets.find(({ name }) => shop.address.en.endsWith(` ${name.en}`));
    const number = Number.parseInt(shop.address.en, 10);
    expect(street && number <= houseCount(street), shop.address.en).toBe(true);
  }
});

// Ray casting: a point is inside when a line from it crosses the ring an odd number of times.
function inside(point: Position, ring: Position[]): boolean {
  return ring.reduce((odd, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    const between = a.latitude > point.latitude !== b.latitude > point.latitude;
    const slope = (b.longitude - a.longitude) / (b.latitude - a.latitude);
    return between && point.longitude < a.longitude + slope * (point.latitude - a.latitude) ? !odd : odd;
  }, false);
}
