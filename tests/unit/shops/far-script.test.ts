/** Who waits for the answer whether a shop delivers: those outside of its zone, and nobody else. */
import { describe, expect, test } from 'vitest';
import { farMarks, farScript, type Ring } from '@/lib/shops/far-script';

const tashkent = { latitude: 41.29, longitude: 69.22 };

function written(
  place: string | undefined,
  location: typeof tashkent | null = tashkent,
  ring: Ring | null = null,
): string {
  const texts: string[] = [];
  const marks = Object.entries(farMarks('5', { location, ring }) ?? {});
  const dataset = Object.fromEntries(marks.map(([name, value]) => [name.replace('data-', ''), value]));
  const run = new Function('document', farScript);
  run({
    currentScript: { parentNode: { dataset } },
    documentElement: { dataset: { place } },
    write: (text: string) => texts.push(text),
  });
  return texts.join('');
}

test.each([
  ['no place is chosen', undefined],
  ['the place is the shop’s', '41290x69220'],
  ['it is seven kilometres to the north', '41353x69220'],
  ['it is seven kilometres to the east, where degrees are narrower', '41290x69304'],
  ['it is none', 'anywhere'],
])('nobody waits where %s', (_, place) => {
  expect(written(place)).toBe('');
});

test.each([
  ['nine kilometres to the north', '41371x69220'],
  ['nine kilometres to the east', '41290x69328'],
  ['another town, to the south and west', '-41290x-69220'],
])('the style sheet is linked where it is %s', (_, place) => {
  expect(written(place)).toBe('<link id="far-sheet" rel="stylesheet" href="/api/delivers?style&amp;shop=5">');
});

test('a shop in the south and west is found there', () => {
  const lima = { latitude: -12.05, longitude: -77.04 };
  expect(written('-12050x-77040', lima)).toBe('');
  expect(written('-12200x-77040', lima)).not.toBe('');
});

/** A triangle with its tip to the north, and the shop outside of it. */
const triangle: Ring = [
  [41.2, 69.1],
  [41.2, 69.3],
  [41.3, 69.2],
];

describe('where the zone is known', () => {
  test.each([
    ['inside', '41250x69200'],
    ['inside, near its lower edge', '41201x69110'],
    ['none', undefined],
    ['anywhere', 'anywhere'],
  ])('nobody waits whose place is %s', (_, place) => {
    expect(written(place, null, triangle)).toBe('');
    expect(written(place, tashkent, [...triangle, triangle[0] ?? [0, 0]])).toBe('');
  });

  test.each([
    ['beside a corner, as near as the shop', '41290x69220'],
    ['west of it', '41250x69100'],
    ['east of it', '41250x69300'],
    ['south of it', '41190x69200'],
  ])('the style sheet is linked where the place is %s', (_, place) => {
    expect(written(place, null, triangle)).not.toBe('');
    expect(written(place, tashkent, [...triangle, triangle[0] ?? [0, 0]])).not.toBe('');
  });

  test('of a shop that delivers nowhere everybody with a place waits', () => {
    expect(written('41290x69220', tashkent, [])).not.toBe('');
    expect(written(undefined, tashkent, [])).toBe('');
  });

  test('a zone of many corners is too long for a page, so the distance decides', () => {
    const circle: Ring = Array.from({ length: 65 }, (_, index) => [41 + Math.sin(index), 69 + Math.cos(index)]);
    expect(written('41290x69220', tashkent, circle)).toBe('');
    expect(written('45290x69220', tashkent, circle)).not.toBe('');
  });
});

test('where neither the zone nor the shop is on the map, nothing tells who is far away', () => {
  expect(farMarks('5', { location: null, ring: null })).toBeNull();
});
