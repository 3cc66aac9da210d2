/** What is said to the shop about single lines. */
import { expect, test } from 'vitest';
import type { Cart } from '@/lib/cart/cart';
import { draftFor, draftFrom, draftLimits } from '@/lib/checkout/draft/draft';
import { lineNotesOf, notedStocks } from '@/lib/checkout/draft/line-notes';

const words = { similar: 'Something like it.', leaveOut: 'Leave it out.', call: 'Call me.' };
const line = (stockId: string, isBonus = false) => ({ stockId, isBonus }) as Cart['lines'][number];
const cart = { lines: [line('7'), line('8'), line('9', true)] };

test('notes are the lines’ own, and what is not in the cart has none', () => {
  const draft = { lineNotes: { '7': 'No onions', '99': 'Gone' }, soldOut: '' as const };
  expect(lineNotesOf(draft, cart, words)).toEqual({ '7': 'No onions' });
});

test('what two people of a group have chosen has one note, with the names of both', () => {
  const by = (stockId: string, id: string, name: string) => ({
    ...line(stockId),
    title: 'Plov',
    options: '',
    by: { id, name },
  });
  const lines = [by('7', '1', 'Olim'), by('8', '1', 'Olim'), by('7', '2', 'Vera')] as Cart['lines'];
  expect(notedStocks({ lines }).map(({ stockId, names }) => [stockId, names])).toEqual([
    ['7', ['Olim', 'Vera']],
    ['8', ['Olim']],
  ]);
  expect(lineNotesOf({ lineNotes: { '7': 'No onions' }, soldOut: '' }, { lines }, words)).toEqual({ '7': 'No onions' });
});

test('the wish for what is sold out is said of each line that was chosen', () => {
  const draft = { lineNotes: { '7': 'Ripe ones' }, soldOut: 'similar' as const };
  expect(lineNotesOf(draft, cart, words)).toEqual({ '7': 'Ripe ones Something like it.', '8': 'Something like it.' });
});

test('a note with its wish is never longer than the API takes', () => {
  const draft = { lineNotes: { '7': 'x'.repeat(255) }, soldOut: 'call' as const };
  const note = lineNotesOf(draft, cart, words)['7'] ?? '';
  expect(note).toHaveLength(255);
  expect(note.endsWith('Call me.')).toBe(true);
});

test('a note is cut before an emoji, never inside: no JSON of the API can hold a half', () => {
  expect(draftFrom({ note: `${'x'.repeat(draftLimits.note - 1)}🌶` }).note).toBe('x'.repeat(draftLimits.note - 1));
  const draft = { lineNotes: { '7': `${'x'.repeat(245)}🌶` }, soldOut: 'call' as const };
  expect(lineNotesOf(draft, cart, words)['7']).toBe(`${'x'.repeat(245)} Call me.`);
});

test('each line’s field is read, trimmed and bounded; what is no stock is not', () => {
  const draft = draftFrom({
    'note-7': ' No onions ',
    'note-8': '',
    'note-x': 'a',
    'note-9': 'x'.repeat(999),
    soldOut: 'burn',
  });
  expect(draft.lineNotes).toEqual({ '7': 'No onions', '9': 'x'.repeat(draftLimits.lineNote) });
  expect(draft.soldOut).toBe('');
});

test('another shop’s draft has none of it', () => {
  const draft = draftFrom({ shop: '1', 'note-7': 'No onions', soldOut: 'call' });
  expect(draftFor({ id: '1', shopId: '2' }, draft)).toMatchObject({ lineNotes: {}, soldOut: '' });
});
