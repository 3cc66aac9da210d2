import { expect, test } from 'vitest';
import { lengthWords } from '@/lib/i18n/length-words';

test.each([
  [50, 'en', '50 m'],
  [950, 'en', '950 m'],
  [1000, 'en', '1 km'],
  [12_300, 'en', '12.3 km'],
  [12_340, 'de', '12,3 km'],
])('%d metres in %s are %s', (metres, language, words) => {
  expect(lengthWords(metres, language).replace(/\u00a0/g, ' ')).toBe(words);
});
