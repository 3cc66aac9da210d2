/** What people type for money and for numbers: read as they mean it, or not at all. */
import { describe, expect, test } from 'vitest';
import { readAmount, readWhole } from '@/lib/typed-number';

describe('a typed amount', () => {
  test.each([
    ['25', 2500],
    ['12.50', 1250],
    ['12,5', 1250],
    [' 1 200 ', 120_000],
    ['١٢٫٥٠', 1250],
    ['0.01', 1],
    ['1.15', 115],
    ['8,2', 820],
  ])('%s', (typed, minor) => {
    expect(readAmount(typed)).toBe(minor);
  });

  test.each(['', '0', '0.00', '-5', '1,000', '1.000', '1,000.00', '1e3', '0x10', 'ten', '12.345', '9999999999'])(
    '%s is none',
    typed => {
      expect(readAmount(typed)).toBeNull();
    },
  );
});

test('a whole number has up to seven digits of any keyboard', () => {
  expect(['12', ' 0 ', '٤', '9999999'].map(readWhole)).toEqual([12, 0, 4, 9_999_999]);
  expect(['', '2.5', '-1', '1e3', '10000000', 'ten'].map(readWhole)).toEqual([null, null, null, null, null, null]);
});
