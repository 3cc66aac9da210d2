import { expect, test } from 'vitest';
import { withOperatorsTexts } from '@/lib/messages/operators-messages';

const ours = { shop: { open: 'Open' }, title: 'Title' };

test("the operator's texts are merged once, until they say something else", () => {
  const first = withOperatorsTexts('de', ours, { title: 'Hi' });
  expect(first).toEqual({ shop: { open: 'Open' }, title: 'Hi' });
  expect(withOperatorsTexts('de', ours, { title: 'Hi' })).toBe(first);
  expect(withOperatorsTexts('de', ours, { title: 'Ho' })).toEqual({ shop: { open: 'Open' }, title: 'Ho' });
  expect(withOperatorsTexts('de', ours, { title: 'Ho', 'shop.open': 'Come in' }).shop).toEqual({ open: 'Come in' });
  expect(withOperatorsTexts('de', ours, { 'shop.open': 'Come in' })).toEqual({
    shop: { open: 'Come in' },
    title: 'Title',
  });
  expect(withOperatorsTexts('de', ours, {})).toEqual(ours);
});

test('a language knows nothing of another', () => {
  withOperatorsTexts('de', ours, { title: 'Hi' });
  expect(withOperatorsTexts('fr', ours, {})).toEqual(ours);
});
