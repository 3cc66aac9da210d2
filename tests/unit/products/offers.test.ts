import { expect, test } from 'vitest';
import { money } from '../../../lib/money.ts';
import { percentOff } from '../../../lib/products/offers.ts';

test.each([
  [900, 1000, 10],
  [760, 840, 9],
  [1000, 1000, 0],
  [0, 1000, 100],
  [668, 1000, 33],
  [5, 0, 0],
])('%d after %d is %d %% off, never more than is given', (price, before, percent) => {
  expect(percentOff(money(price, 'base'), money(before, 'base'))).toBe(percent);
});
