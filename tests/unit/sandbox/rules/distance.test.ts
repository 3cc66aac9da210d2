import { expect, test } from 'vitest';
import { distanceKm } from '../../../../sandbox/rules/distance.ts';

test('a degree of latitude is 111.19 km', () => {
  expect(distanceKm({ latitude: 41, longitude: 69 }, { latitude: 42, longitude: 69 })).toBe(111.19);
});

test('a degree of longitude shrinks towards the pole, the same from both ends', () => {
  const west = { latitude: 60, longitude: 10 };
  const east = { latitude: 60, longitude: 11 };
  expect(distanceKm(west, east)).toBe(55.6);
  expect(distanceKm(east, west)).toBe(55.6);
});

test('the same point is no distance away', () => {
  expect(distanceKm({ latitude: 41.29, longitude: 69.22 }, { latitude: 41.29, longitude: 69.22 })).toBe(0);
});
