import { expect, test } from 'vitest';
import { roundSum } from '@/lib/round-sum';

test.each([
  [2000, 2000],
  [1840, 2000],
  [25_200_000, 25_000_000],
  [0, 0],
  [-5, 0],
  [950, 1000],
])('%d is said as %d', (minor, round) => {
  expect(roundSum(minor)).toBe(round);
});

test.each([1, 150, 300, 400, 500, 600, 800])('%d is round', minor => {
  expect(roundSum(minor)).toBe(minor);
});

test('with fewer steps sums are rounder', () => {
  expect([9.2, 34, 126_000].map(sum => roundSum(sum, [1, 2, 5, 10]))).toEqual([10, 20, 100_000]);
});
