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

test('a slanted edge is followed', () => {
  const triangle: Ring = [
    [10, 10],
    [14, 12],
    [10, 14],
  ];
  const inside = [
    [11.9, 11],
    [11.9, 13],
    [13.9, 12],
  ] as const;
  const outside = [
    [12.1, 11],
    [12.1, 13],
    [9.9, 12],
  ] as const;
  const reached = (points: readonly (readonly [number, number])[]) =>
    points.map(([latitude, longitude]) => reaches(triangle, { latitude, longitude }));
  expect([reached(inside), reached(outside)]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});

test('a ring knows its box', () => {
  expect(boundsOf(ring)).toEqual({ south: 0, north: 4, west: 0, east: 4 });
});
