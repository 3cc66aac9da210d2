import { describe, expect, test } from 'vitest';
import { directionTo, distanceBetween, nearestFirst } from '@/lib/geo';

const town = { latitude: 41.29, longitude: 69.22 };
const moved = (north: number, east: number) => ({ latitude: town.latitude + north, longitude: town.longitude + east });

describe('distance', () => {
  test('is nothing to oneself, and the same both ways', () => {
    const there = moved(0.01, 0.02);
    expect(distanceBetween(town, town)).toBe(0);
    expect(distanceBetween(town, there)).toBeCloseTo(distanceBetween(there, town), 6);
  });

  test.each([
    ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111_195],
    ['half the earth', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015_115],
    ['London to Paris', { latitude: 51.5074, longitude: -0.1278 }, { latitude: 48.8566, longitude: 2.3522 }, 343_560],
    ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111_195],
  ])('%s', (_name, from, to, metres) => {
    expect(Math.abs(distanceBetween(from, to) / metres - 1)).toBeLessThan(0.001);
  });
});

describe('direction', () => {
  test.each([
    ['n', 0.01, 0],
    ['ne', 0.01, 0.0133],
    ['e', 0, 0.01],
    ['se', -0.01, 0.0133],
    ['s', -0.01, 0],
    ['sw', -0.01, -0.0133],
    ['w', 0, -0.01],
    ['nw', 0.01, -0.0133],
  ] as const)('%s', (direction, north, east) => {
    expect(directionTo(town, moved(north, east))).toBe(direction);
  });

  test('far in the north a degree to the east is short', () => {
    expect(directionTo({ latitude: 60, longitude: 0 }, { latitude: 60.01, longitude: 0.006 })).toBe('n');
  });

  test('over the date line the short way counts', () => {
    expect(directionTo({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBe('e');
  });
});

describe('nearest first', () => {
  const at = (name: string, location: ReturnType<typeof moved> | null) => ({ name, location });
  const places = [at('nowhere', null), at('far', moved(0.02, 0)), at('near', moved(0.01, 0))];
  const names = (sorted: typeof places) => sorted.map(({ name }) => name);

  test('what has no place comes last', () => {
    expect(names(nearestFirst(places, town))).toEqual(['near', 'far', 'nowhere']);
  });

  test('where nobody knows from where, in the order given', () => {
    expect(names(nearestFirst(places, null))).toEqual(['far', 'near', 'nowhere']);
  });
});
