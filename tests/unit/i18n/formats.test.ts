import { expect, test, vi } from 'vitest';
import { dateFormat, listFormat, numberFormat } from '@/lib/i18n/formats';
import { languageTag, locales } from '@/lib/i18n/locales';
import { writeNumbersLike } from '@/tests/unit/stubs/intl';

test('a list is joined as its language does, and made once', () => {
  expect(listFormat('de').format(['Pizza', 'Nudeln', 'Salat'])).toBe('Pizza, Nudeln und Salat');
  expect(listFormat('ar').format(['بيتزا', 'باستا'])).toBe('بيتزا وباستا');
  expect(listFormat('ja', 'narrow').format(['寿司', 'うどん'])).toBe('寿司、うどん');
  expect(listFormat('de')).toBe(listFormat('de'));
});

test.each(locales.filter(locale => locale !== 'en'))('no list in %s says an English "and"', locale => {
  expect(listFormat(languageTag(locale)).format(['1', '2', '3'])).not.toContain('and');
});

test.each(locales)('names of a narrow list in %s have more than a space between them', locale => {
  expect(listFormat(languageTag(locale), 'narrow').format(['A1', 'B2', 'C3'])).toMatch(
    /^A1.*[^\s\d].*B2.*[^\s\d].*C3$/,
  );
});

test.each(locales)('a time in %s is on the 24-hour clock, as the hours of shops are', locale => {
  const format = dateFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const [hour, ...others] = format.formatToParts(Date.UTC(2026, 10, 25, 13, 5)).filter(({ type }) => type === 'hour');
  expect(hour?.value).toBe(numberFormat(languageTag(locale)).format(13));
  expect(others).toEqual([]);
});

test('a number in Arabic has the same digits in a browser that knows languages from before CLDR 48', async () => {
  vi.resetModules();
  writeNumbersLike({ ar: 'ar-u-nu-arab' });
  const older = await import('@/lib/i18n/formats');
  expect(older.numberFormat('ar').format(12)).toBe(numberFormat('ar').format(12));
  expect(older.numberFormat('ar-SA').format(12)).toBe('\u0661\u0662');
  vi.restoreAllMocks();
});

const amounts = [0, 1, -1, 1.5, 7, 999, 1000, 1234.5, 9999.99, 10_000, 12_345.678, 1_000_000, 1_234_567.89];

test.each(locales)('numbers in %s are written as its language writes them', locale => {
  const tag = languageTag(locale);
  const own = tag === 'ar' ? 'ar-u-nu-latn' : tag;
  for (const style of [{}, { minimumFractionDigits: 2, maximumFractionDigits: 2 }, { minimumIntegerDigits: 2 }])
    expect(amounts.map(amount => numberFormat(tag, style).format(amount))).toEqual(
      amounts.map(amount => new Intl.NumberFormat(own, style).format(amount)),
    );
});

test.each(['az', 'be', 'kz', 'mg', 'tg', 'tk'] as const)(
  'a price in %s is written alike by Chrome, which lacks the language',
  async locale => {
    const tag = languageTag(locale);
    const written = numberFormat(tag, { minimumFractionDigits: 2 }).format(1234.5);
    vi.resetModules();
    writeNumbersLike({ [tag]: 'en' });
    const inChrome = await import('@/lib/i18n/formats');
    expect(inChrome.numberFormat(tag, { minimumFractionDigits: 2 }).format(1234.5)).toBe(written);
    vi.restoreAllMocks();
  },
);
