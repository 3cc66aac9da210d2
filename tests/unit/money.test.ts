import { describe, expect, test } from 'vitest';
import { formatMinor, money, wholeMinor } from '@/lib/money';

const dollar = { symbol: '$', position: 'before', language: 'en' } as const;
const euro = { symbol: '€', position: 'after', language: 'de' } as const;
const sum = { symbol: "so'm", position: 'after', language: 'en' } as const;

describe('an amount for people', () => {
  test.each([
    [0, dollar, '$0.00'],
    [5, dollar, '$0.05'],
    [1234, dollar, '$12.34'],
    [123456789, dollar, '$1,234,567.89'],
    [123456, euro, '1.234,56\u00a0€'],
    [1260000_00, sum, "1,260,000.00\u00a0so'm"],
  ])('%i minor units', (minor, style, written) => {
    expect(formatMinor(minor, style)).toBe(written);
  });

  test('a negative amount has its minus before everything, and a true minus sign', () => {
    expect(formatMinor(-250, dollar)).toBe('\u2212$2.50');
    expect(formatMinor(-250, euro)).toBe('\u22122,50\u00a0€');
  });

  test('Arabic keeps two decimals and the symbol on its side', () => {
    const written = formatMinor(123456, { symbol: '$', position: 'after', language: 'ar' });
    expect(written).toBe(
      `${new Intl.NumberFormat('ar', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(1234.56)}\u00a0$`,
    );
    expect(written.endsWith('\u00a0$')).toBe(true);
  });

  test('never breaks between the amount and its symbol', () => {
    expect(formatMinor(1, euro)).not.toContain(' ');
  });
});

test('money carries its currency', () => {
  expect(money(5, '2')).toEqual({ minor: 5, currency: '2' });
});

test.each([
  [1671.4, 1671],
  [1671.5, 1672],
  [1671.4999999, 1672],
  [2071.5000001, 2072],
  [-1671.5, -1672],
  [-1671.4, -1671],
])(
  '%d hundredths are %i: halves are rounded up, whatever floats make of them, and deductions alike',
  (minor, whole) => {
    expect(wholeMinor(minor)).toBe(whole);
  },
);
