import { expect, test } from 'vitest';
import type { OrderLine } from '@/lib/orders/parts/line-schema';
import { causeOf } from '@/lib/refunds/cause';
import { thingWords } from '@/lib/refunds/line-words';

test('the reason, each thing and the customer’s words stand on lines of their own', () => {
  const cause = causeOf({
    reason: 'Something was missing',
    lines: ['2 × Pad Thai', '1 × Tea'],
    things: ['2 × Pad Thai', '1 × Tea'],
    words: 'And no spoon.',
  });
  expect(cause).toBe('Something was missing\n- 2 × Pad Thai\n- 1 × Tea\nAnd no spoon.');
});

test('one’s own words are enough', () => {
  expect(causeOf({ reason: '', lines: [], things: [], words: 'And no spoon.' })).toBe('And no spoon.');
});

test('of a list that is too long options are left out, never the customer’s words', () => {
  const words = 'x'.repeat(500);
  const lines = Array.from({ length: 30 }, (_, index) => `1 × Margherita · 26 cm · Crust ${index}`);
  expect(causeOf({ reason: 'Cold', lines, things: ['30 × Margherita'], words })).toBe(
    `Cold\n- 30 × Margherita\n${words}`,
  );
});

test('of more things than fit the rest is counted', () => {
  const words = 'x'.repeat(500);
  const things = Array.from({ length: 60 }, (_, index) => `1 × Dish number ${index}`);
  const cause = causeOf({ reason: 'Cold', lines: things, things, words });
  expect(cause.length).toBeLessThanOrEqual(1000);
  const named = cause.split('\n').filter(line => line.startsWith('- 1 ×')).length;
  expect(named).toBeGreaterThan(15);
  expect(cause).toContain(`\n- … +${60 - named}\n${words}`);
});

test('things are lines of one title together, in the same measure', () => {
  const line = (title: string, quantity: number, options: string[]) =>
    ({ title, quantity, options, measure: null }) as unknown as OrderLine;
  const lines = [line('Margherita', 1, ['26 cm']), line('Tea', 1, []), line('Margherita', 2, ['32 cm'])];
  expect(thingWords(lines, 'en')).toEqual(['3 × Margherita', '1 × Tea']);
});
