import { describe, expect, test } from 'vitest';
import { amountOf, readAmount, topUpChoices } from '@/lib/wallet/amounts';

describe('a typed amount', () => {
  test.each([
    ['25', 2500],
    ['12.50', 1250],
    ['12,5', 1250],
    [' 1 200 ', 120_000],
    ['١٢٫٥٠', 1250],
    ['0.01', 1],
  ])('%s', (typed, minor) => {
    expect(readAmount(typed)).toBe(minor);
  });

  test.each(['', '0', '0.00', '-5', '1,000', '1.000', '1,000.00', '1e3', 'ten', '12.345', '9999999999'])(
    '%s is none',
    typed => {
      expect(readAmount(typed)).toBeNull();
    },
  );
});

test.each([
  [1, [1000, 2000, 5000, 10_000]],
  [0.92, [1000, 2000, 5000, 10_000]],
  [3.4, [2000, 5000, 20_000]],
  [12_600, [10_000_000, 20_000_000, 50_000_000, 100_000_000]],
])('offered in a currency of rate %s are round sums', (rate, sums) => {
  expect(topUpChoices(rate)).toEqual(sums);
});

test('a query holds minor units, or nothing', () => {
  expect([amountOf('750'), amountOf('0'), amountOf('1.5'), amountOf(['1']), amountOf('9999999999')]).toEqual([
    750,
    null,
    null,
    null,
    null,
  ]);
});
