/** What a view becomes when a customer picks a currency or a theme. */
import { expect, test } from 'vitest';
import { afterChoice } from '@/lib/preferences/choice';
import { anywhere, baseCurrency, type View } from '@/lib/view/view';

const standard: View = { currency: baseCurrency, theme: 'system', place: anywhere };

const currencies = [
  { id: '1', isDefault: true },
  { id: '2', isDefault: false },
];
const view: View = { currency: '2', theme: 'dark', place: '41290x69220' };

test('a choice changes its own part of the view alone', () => {
  expect(afterChoice(standard, { currency: '2' }, currencies)).toEqual({ ...standard, currency: '2' });
  expect(afterChoice(view, { theme: 'system' }, currencies)).toEqual({ ...view, theme: 'system' });
});

test('keeps the default currency as "base", by either name', () => {
  expect(afterChoice(view, { currency: '1' }, currencies).currency).toBe(baseCurrency);
  expect(afterChoice(view, { currency: 'base' }, currencies).currency).toBe(baseCurrency);
});

test('a choice of what there is not changes nothing', () => {
  expect(afterChoice(view, { currency: '3', theme: 'blue' }, currencies)).toEqual(view);
  expect(afterChoice(view, { currency: '1' }, [])).toEqual(view);
  expect(afterChoice(view, {}, currencies)).toEqual(view);
});
