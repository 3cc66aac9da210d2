import { expect, test } from 'vitest';
import { languageTag, locales } from '@/lib/i18n/locales';
import { asOneWord } from '@/lib/i18n/one-word';
import { timeSpanWords } from '@/lib/shops/time-span-words';

test.each([
  ['20–30 min', '20\u2060–\u206030\u00a0min'],
  ['20 – 30 мин', '20\u00a0\u2060–\u2060\u00a030\u00a0мин'],
  ['20-30 min', '20\u2060-\u206030\u00a0min'],
  ['20~30분', '20\u2060~\u206030분'],
  ['20～30 分', '20\u2060～\u206030\u00a0分'],
  ['19:00\u2009–\u200919:30', '19:00\u2009\u2060–\u2009\u206019:30'],
  ['30 min', '30\u00a0min'],
])('%s parts nowhere at the end of a line', (words, word) => expect(asOneWord(words)).toBe(word));

test.each(locales)('the time of a delivery is one word in %s', locale => {
  const words = timeSpanWords({ from: 20, to: 30, type: 'minute' }, languageTag(locale));
  expect(words).not.toMatch(/ |[-–~～](?!\u2060)|(?<!\u2060)[-–~～]/);
});
