import { expect, test, vi } from 'vitest';
import { dateFormat, listFormat, numberFormat } from '@/lib/i18n/formats';
import { languageTag, locales } from '@/lib/i18n/locales';

test('a list is joined as its language does, and made once', () => {
  expect(listFormat('de').format(['Pizza', 'Nudeln', 'Salat'])).toBe('Pizza, Nudeln und Salat');
  expect(listFormat('ar').format(['بيتزا', 'باستا'])).toBe('بيتزا وباستا');
  expect(listFormat('ja', { style: 'narrow' }).format(['寿司', 'うどん'])).toBe('寿司、うどん');
  expect(listFormat('de')).toBe(listFormat('de'));
});

test.each(locales.filter(locale => locale !== 'en'))('no list in %s says an English "and"', locale => {
  expect(listFormat(languageTag(locale)).format(['1', '2', '3'])).not.toContain('and');
});

test.each(locales)('a time in %s is on the 24-hour clock, as the hours of shops are', locale => {
  const format = dateFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const [hour, ...others] = format.formatToParts(Date.UTC(2026, 10, 25, 13, 5)).filter(({ type }) => type === 'hour');
  expect(hour?.value).toBe(numberFormat(languageTag(locale)).format(13));
  expect(others).toEqual([]);
});

test('a number in Arabic has the same digits in a browser that knows languages from before CLDR 48', async () => {
  const { NumberFormat } = Intl;
  vi.resetModules();
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(
    (language, style) => new NumberFormat(language === 'ar' ? 'ar-u-nu-arab' : language, style),
  );
  const older = await import('@/lib/i18n/formats');
  expect(older.numberFormat('ar').format(12)).toBe(numberFormat('ar').format(12));
  expect(older.numberFormat('ar-SA').format(12)).toBe('\u0661\u0662');
  vi.restoreAllMocks();
});
