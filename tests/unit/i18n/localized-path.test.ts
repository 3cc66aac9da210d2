/** Paths of a page in each language. */
import { expect, test } from 'vitest';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';

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
