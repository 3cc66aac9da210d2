import { describe, expect, test } from 'vitest';
import { scaleLine, servingsOf, unitsFor, wholeSets } from '@/lib/recipes/servings';

test.each([
  ['6', 4, 6],
  ['24', 4, 24],
  ['25', 4, 4],
  ['0', 4, 4],
  ['1', 4, 1],
  ['given', 3, 3],
  ['1e1', 4, 4],
])('%s servings of a recipe for %i are %i', (asked, given, servings) => {
  expect(servingsOf(asked, given)).toBe(servings);
});

test.each([
  [1, 4, 4, 1],
  [1, 6, 4, 2],
  [1, 1, 4, 1],
  [2, 6, 4, 3],
  [3, 8, 4, 6],
  [3, 1, 3, 1],
])('%i packages, for %i instead of %i, are %i', (needed, servings, given, units) => {
  expect(unitsFor(needed, servings, given)).toBe(units);
});

test('sets are counted whole, by what there is least of', () => {
  expect(wholeSets([])).toBe(0);
  expect(wholeSets([{ needed: 1, units: 2 }])).toBe(2);
  expect(
    wholeSets([
      { needed: 2, units: 3 },
      { needed: 1, units: 9 },
    ]),
  ).toBe(1);
  expect(
    wholeSets([
      { needed: 1, units: 4 },
      { needed: 1, units: 0 },
    ]),
  ).toBe(0);
});

describe('a line of the ingredients', () => {
  test.each([
    ['250 g flour', 2, '500 g flour'],
    ['2 eggs', 1.5, '3 eggs'],
    ['1 egg', 0.5, '½ egg'],
    ['1.5 l milk', 2, '3 l milk'],
    ['1,5 l milk', 2, '3 l milk'],
    ['1,000 g beans', 1.5, '1,500 g beans'],
    ['½ onion', 3, '1 ½ onion'],
    ['1 ½ onions', 2, '3 onions'],
    ['1/2 onion', 2, '1 onion'],
    ['1/0 onion', 2, '2 onion'],
    ['½ tsp salt', 1.5, '¾ tsp salt'],
    ['¾ tsp salt', 1 / 3, '¼ tsp salt'],
    ['⅓ tsp salt', 2, '⅔ tsp salt'],
    ['1 ⅔ tsp salt', 2, '3 ⅓ tsp salt'],
    ['1 kg rice', 0.15, '0.15 kg rice'],
    ['1 kg rice', 1.15, '1.2 kg rice'],
    ['15 g yeast', 1.3, '19 ½ g yeast'],
    ['15 g yeast', 1.35, '20 g yeast'],
    ['1.0 kg rice', 1, '1.0 kg rice'],
    ['2–3 carrots', 2, '4–6 carrots'],
    ['2 - 3 carrots', 2, '4–6 carrots'],
    ['1 egg', 1 / 3, '⅓ egg'],
    ['100 g butter', 1 / 3, '33 g butter'],
    ['a pinch of salt', 4, 'a pinch of salt'],
    ['salt, 2 pinches', 4, 'salt, 2 pinches'],
    ['2% milk', 2, '2% milk'],
    ['10 % cream', 2, '10 % cream'],
    ['2 eggs', 1, '2 eggs'],
  ])('"%s" times %d is "%s"', (line, factor, scaled) => {
    expect(scaleLine(line, factor, 'en')).toBe(scaled);
  });

  test('numbers are those of the language', () => {
    expect(scaleLine('1 l Milch', 1.2, 'de')).toBe('1,2 l Milch');
  });
});
