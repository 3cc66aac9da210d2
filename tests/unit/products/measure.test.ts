/** How much a piece is, and what a unit costs. */
import { expect, test } from 'vitest';
import { amountWords, quantityWords } from '@/lib/products/amount';
import { measureOf, measureWords } from '@/lib/products/measure';

const kilo = { title: 'kg', position: 'after', amount: 0.5 } as const;
const style = { symbol: '$', position: 'before', language: 'en' } as const;
const unit = (title: string) => ({
  position: 'after' as const,
  translation: { title, description: '', address: '', button: '' },
});

test.each([
  [{ unit: unit('kg'), interval: 0.5 }, 0.5],
  [{ unit: unit('kg'), interval: 0 }, 1],
  [{ unit: unit('kg'), interval: -2 }, 1],
])('an interval that makes no sense is one unit', (wire, amount) => {
  expect(measureOf(wire)?.amount).toBe(amount);
});

test('without a unit, or one without a name, nothing is said', () => {
  expect(measureOf({ unit: null, interval: 2 })).toBeNull();
  expect(measureOf({ unit: unit(''), interval: 2 })).toBeNull();
});

test('the price of a unit is exact to the cent', () => {
  expect(measureWords(kilo, { minor: 690, currency: 'base' }, 'per kg', style)).toBe(
    '0.5\u00a0kg · \u2068$13.80\u2069 per kg',
  );
  const third = { ...kilo, amount: 0.3 };
  expect(measureWords(third, { minor: 100, currency: 'base' }, 'per kg', style)).toContain('\u2068$3.33\u2069 per kg');
});

test('one piece that is one unit says the unit alone', () => {
  expect(measureWords({ ...kilo, amount: 1 }, { minor: 690, currency: 'base' }, 'per kg', style)).toBe('per kg');
});

test('amounts are written as the language writes numbers', () => {
  expect(amountWords(kilo, 'de')).toBe('0,5\u00a0kg');
  expect(amountWords({ ...kilo, amount: 1.5, position: 'before' }, 'en')).toBe('kg\u00a01.5');
});

test('a quantity says how much it is', () => {
  expect(quantityWords(3, null, 'en')).toBe('3 ×');
  expect(quantityWords(3, kilo, 'en')).toBe('3 × 0.5\u00a0kg');
  expect(quantityWords(3, { ...kilo, amount: 1 }, 'en')).toBe('3\u00a0kg');
  // R2 sells parts of a piece (docs/api.md 7.9).
  expect(quantityWords(0.5, { ...kilo, amount: 1 }, 'de')).toBe('0,5\u00a0kg');
});
