import { expect, test } from 'vitest';
import { amountOf, amountText, mostAmount, topUpChoices } from '@/lib/wallet/amounts';

test.each([
  [1, [1000, 2000, 5000, 10_000]],
  [0.02, [100, 200]],
  [0.92, [1000, 2000, 5000, 10_000]],
  [3.4, [2000, 5000, 20_000]],
  [12_600, [10_000_000, 20_000_000, 50_000_000, 100_000_000]],
])('offered in a currency of rate %s are round sums', (rate, sums) => {
  expect(topUpChoices(rate)).toEqual(sums);
});

test('a query holds minor units, or nothing', () => {
  expect([amountOf('750'), amountOf('0'), amountOf('1.5'), amountOf(['1']), amountOf('99999999999')]).toEqual([
    750,
    null,
    null,
    null,
    null,
  ]);
});

test('some hundred dollars in soms are no mistake', () => {
  expect(amountOf('150000000')).toBe(150_000_000);
  expect(amountOf(String(mostAmount))).toBe(mostAmount);
});

test('an amount is written with its hundredths', () => {
  expect([amountText(1250), amountText(5)]).toEqual(['12.50', '0.05']);
});
