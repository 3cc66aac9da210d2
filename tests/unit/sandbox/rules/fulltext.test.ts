import { expect, test } from 'vitest';
import { fold, searchWords, startsWords } from '../../../../sandbox/rules/fulltext.ts';

test('case, accents and punctuation do not count', () => {
  expect(fold('Crème brûlée, Größe!')).toBe('creme brulee grosse');
});

test('Arabic vowel marks do not count', () => {
  expect(fold('مَطْعَم')).toBe(fold('مطعم'));
});

test('signs alone are no words', () => {
  expect(searchWords(' %_" * ')).toEqual([]);
});

test('every word must begin a word of the text', () => {
  expect(startsWords(['mar', 'stre'], 'Market Street')).toBe(true);
  expect(startsWords(['arket'], 'Market Street')).toBe(false);
  expect(startsWords(['market', 'lane'], 'Market Street')).toBe(false);
});
