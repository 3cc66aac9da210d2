/** Amounts in minor units, and how a sum is shared out among its rows. */
import { expect, test } from 'vitest';
import { apportion, isSameAmount, roundedTogether, toMinor } from '@/lib/cart/rounding';

test.each([
  [16.715, 1672],
  [16.714999999999, 1672],
  [16.7149, 1671],
  [-16.715, -1672],
  [0, 0],
  [1.005, 101],
])('%d is %i minor units', (amount, minor) => {
  expect(toMinor(amount)).toBe(minor);
});

test.each([
  [0.1 + 0.2, 0.3, true],
  [16.71, 16.7109, true],
  [16.71, 16.712, false],
  [16.71, 16.7, false],
  [-2, 2, false],
])('%d and %d mean the same: %j', (one, other, isSame) => {
  expect(isSameAmount(one, other)).toBe(isSame);
  expect(isSameAmount(other, one)).toBe(isSame);
});

test('whoever was rounded furthest the wrong way gives or takes the cent', () => {
  expect(apportion([1.004, 1.004, 1.002], 301)).toEqual({ minor: [101, 100, 100], rest: 0 });
  expect(apportion([1.006, 1.009, 1.0], 301)).toEqual({ minor: [100, 101, 100], rest: 0 });
});

test('who is exact gives way, and whoever was rounded the other way does not', () => {
  expect(apportion([1.009, 1.006, 1.0], 301)).toEqual({ minor: [101, 100, 100], rest: 0 });
  expect(apportion([1], 101)).toEqual({ minor: [101], rest: 0 });
  expect(apportion([1.006], 102)).toEqual({ minor: [101], rest: 1 });
});

test('nothing stays nothing, and what cannot be given away is told', () => {
  expect(apportion([0, 0], 1)).toEqual({ minor: [0, 0], rest: 1 });
});

test('a difference that is not of rounding leaves every amount as it came', () => {
  expect(apportion([0.72, 4], 312)).toEqual({ minor: [72, 400], rest: -160 });
});

test('lines are rounded so that they add up to the rounded sum of all', () => {
  const lines = [{ price: 1.004 }, { price: 0 }, { price: 1.004 }, { price: 1.004 }];
  expect([...roundedTogether(lines, ({ price }) => price).values()]).toEqual([101, 0, 100, 100]);
});
