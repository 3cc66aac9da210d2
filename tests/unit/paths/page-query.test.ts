import { expect, test } from 'vitest';
import { firstValue, pageNumber } from '@/lib/paths/page-query';

test.each([
  ['3', 3],
  ['9999', 9999],
  ['10000', 1],
  ['0', 1],
  ['-2', 1],
  ['1e3', 1],
  ['', 1],
  [['2', '3'], 1],
  [undefined, 1],
  [null, 1],
])('page %j is the one of number %i', (typed, number) => {
  expect(pageNumber(typed)).toBe(number);
});

test('of repeated values the first counts', () => {
  expect([firstValue(['soup', 'rice']), firstValue('soup'), firstValue([]), firstValue(undefined)]).toEqual([
    'soup',
    'soup',
    '',
    '',
  ]);
});
