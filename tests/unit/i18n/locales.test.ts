/** Which languages there are. */
import { expect, test } from 'vitest';
import { isLocale, languageTag, locales } from '@/lib/i18n/locales';

test('every language has a tag that the platform knows', () => {
  for (const locale of locales) expect(Intl.getCanonicalLocales(languageTag(locale))).toEqual([languageTag(locale)]);
  expect(languageTag('kz')).toBe('kk');
});

test('only our languages are languages', () => {
  expect(isLocale('de')).toBe(true);
  for (const text of ['DE', 'toString', '', undefined, 'xx']) expect(isLocale(text)).toBe(false);
});
