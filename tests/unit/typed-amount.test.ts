/** What people type for money: read as they mean it, or not at all. */
import { describe, expect, test } from 'vitest';
import { readAmount } from '@/lib/typed-amount';

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

  test.each(['', '0', '0.00', '-5', '1,000', '1.000', '1,000.00', '1e3', '0x10', 'ten', '12.345', '9999999999'])(
    '%s is none',
    typed => {
      expect(readAmount(typed)).toBeNull();
    },
  );
});
