import { describe, expect, test } from 'vitest';
import { isLocale, languageTag, locales } from '@/lib/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';

describe('an address in a language', () => {
  test.each([
    ['en', '/', '/'],
    ['en', '/shops', '/shops'],
    ['de', '/', '/de'],
    ['de', '/?q=1', '/de?q=1'],
    ['ar', '/shop/5?product=x', '/ar/shop/5?product=x'],
  ] as const)('%s %s is %s', (locale, path, address) => {
    expect(localizedPath(locale, path)).toBe(address);
    expect(splitLocale(address)).toEqual({ locale, path });
  });

  test.each([
    ['/german', 'en', '/german'],
    ['/de/', 'de', '/'],
    ['', 'en', '/'],
    ['https://elsewhere.example', 'en', '/'],
  ])('%s is read forgivingly', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });
});

test('every language has a tag that the platform knows', () => {
  for (const locale of locales) expect(Intl.getCanonicalLocales(languageTag(locale))).toEqual([languageTag(locale)]);
  expect(languageTag('kz')).toBe('kk');
});

test('only our languages are languages', () => {
  expect(isLocale('de')).toBe(true);
  for (const text of ['DE', 'toString', '', undefined, 'xx']) expect(isLocale(text)).toBe(false);
});
