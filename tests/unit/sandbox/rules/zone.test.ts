import { expect, test } from 'vitest';
import { boundsOf, type Ring, reaches } from '../../../../sandbox/rules/zone.ts';

// An L: the corner at (2..4, 2..4) is missing.
const ring: Ring = [
  [0, 0],
  [0, 4],
  [2, 4],
  [2, 2],
  [4, 2],
  [4, 0],
];

test('a point inside is reached', () => {
  expect(reaches(ring, { latitude: 1, longitude: 3 })).toBe(true);
  expect(reaches(ring, { latitude: 3, longitude: 1 })).toBe(true);
});

test('a point in the missing corner or far away is not', () => {
  expect(reaches(ring, { latitude: 3, longitude: 3 })).toBe(false);
  expect(reaches(ring, { latitude: -1, longitude: 1 })).toBe(false);
  expect(reaches(ring, { latitude: 1, longitude: 9 })).toBe(false);
});

test('a closed ring is the same as an open one', () => {
  const closed: Ring = [...ring, [0, 0]];
  expect(reaches(closed, { latitude: 1, longitude: 3 })).toBe(true);
  expect(reaches(closed, { latitude: 3, longitude: 3 })).toBe(false);
});

test('a ring knows its box', () => {
  expect(boundsOf(ring)).toEqual({ south: 0, north: 4, west: 0, east: 4 });
});
