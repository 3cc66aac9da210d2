import { expect, test } from 'vitest';
import { fillWords } from '@/lib/i18n/fill-words';
import { inSentence, isolated } from '@/lib/i18n/isolated';

test.each(['Salt & Pepper (Old Town)', 'кафе 24', '12.00 US$', '$ 12.00', '\u200e10%\u200e'])(
  'among words from the right "%s" is isolated',
  value => {
    expect(inSentence(value, true)).toBe(isolated(value));
    expect(inSentence(value, false)).toBe(value);
  },
);

test.each(['ملح وفلفل', '12–32', '٢٩ نوفمبر', '12', ''])('among words from the right "%s" stays as it is', value => {
  expect(inSentence(value, true)).toBe(value);
});

test.each(['ملح وفلفل 24', '\u200f12.00'])('among words from the left "%s" is isolated', value => {
  expect(inSentence(value, false)).toBe(isolated(value));
});

test('a list in the language of the sentence, of names that are isolated, runs as the sentence does', () => {
  const names = `${isolated('Nora')} و${isolated('Sam')}`;
  expect(inSentence(names, true)).toBe(names);
});

test('a sentence that an island fills in goes by its own words', () => {
  expect(fillWords('من {shop}', { shop: 'Nine (24)' })).toBe('من \u2068Nine (24)\u2069');
  expect(fillWords('from {shop}', { shop: 'Nine (24)' })).toBe('from Nine (24)');
  expect(fillWords('from {shop}', {})).toBe('from {shop}');
});
