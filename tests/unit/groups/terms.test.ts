/** What do the typed terms of a group order mean? */
import { expect, test } from 'vitest';
import { nextTime, termsFields } from '@/lib/groups/terms';
import { readAmount } from '@/lib/typed-number';

test.each([
  ['15', 1500],
  ['12,50', 1250],
  ['١٢٫٥', 1250],
  ['0', null],
  ['-3', null],
  ['much', null],
  // Some eighty dollars in soms.
  ['1000000', 100_000_000],
  ['1000000000', null],
  ['10 000', 1_000_000],
  ['1,000', null],
  ['1e3', null],
  ['0x10', null],
])('a limit of %s is %s', (typed, minor) => {
  expect(termsFields.limit.safeParse(typed).success).toBe(minor !== null);
  expect(readAmount(typed)).toBe(minor);
});

const noon = Date.UTC(2026, 0, 5, 12, 0, 30);
const minutes = 60_000;

test.each([
  ['12:15', 15],
  ['11:45', 24 * 60 - 15],
  ['12:00', 24 * 60],
])('at noon, %s is in %s minutes', (time, ahead) => {
  expect(nextTime(time, 12 * 60, noon)).toBe(noon - 30_000 + ahead * minutes);
});
