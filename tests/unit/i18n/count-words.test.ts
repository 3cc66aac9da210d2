import { expect, test, vi } from 'vitest';
import { fillCount, fillRange, minutesAheadWords, unitWords } from '@/lib/i18n/count-words';
import { languageTag, locales } from '@/lib/i18n/locales';
import { asOneWord } from '@/lib/i18n/one-word';
import { writeNumbersLike } from '@/tests/unit/stubs/intl';

const counts = [1, 2, 3, 5, 11, 21, 22, 59, 90, 100, 101, 120];

test.each(locales)('minutes in %s are said as its language says them', locale => {
  const tag = languageTag(locale);
  const numbers = tag === 'ar' ? { numberingSystem: 'latn' } : {};
  const minutes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long', ...numbers });
  const ahead = new Intl.RelativeTimeFormat(tag, { numeric: 'always', ...numbers });
  const words = { minutes: unitWords(tag, 'minute', 'long'), ahead: minutesAheadWords(tag) };
  for (const count of counts) {
    expect(fillCount(words.minutes, tag, count)).toBe(minutes.format(count));
    expect(fillCount(words.ahead, tag, count)).toBe(ahead.format(count, 'minute'));
  }
  for (const [first, last] of [
    [1, 2],
    [5, 11],
    [12, 32],
    [20, 21],
  ] as const)
    expect(asOneWord(fillRange(words.minutes, tag, first, last).replaceAll('\u2060', ''))).toBe(
      asOneWord(minutes.formatRange(first, last)),
    );
});

test('a browser that lacks the language says the minutes in it all the same', () => {
  const words = unitWords('be', 'minute', 'long');
  writeNumbersLike({ be: 'en' });
  expect([1, 3, 12].map(count => fillCount(words, 'be', count))).toEqual(['1 хвіліна', '3 хвіліны', '12 хвілін']);
  expect(fillRange(words, 'be', 12, 32)).toBe('12\u2060–\u206032 хвіліны');
  vi.restoreAllMocks();
});
