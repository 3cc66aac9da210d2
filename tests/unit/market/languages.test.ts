import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { languagesInOrder } from '@/lib/market/languages';
import type { Language } from '@/lib/market/schema';

const named = (all: [Locale, string][]) => all.map(([locale, title]) => ({ locale, title }) as Language);
const languages = named([
  ['ru', 'Русский'],
  ['de', 'Deutsch'],
  ['ar', 'العربية'],
  ['es', 'Español'],
  ['el', 'Ελληνικά'],
  ['en', 'English'],
]);
const order = (own: Locale) => languagesInOrder(languages, own).map(({ locale }) => locale);

test('the page’s own language stands first, the others by name', () => {
  expect(order('en')).toEqual(['en', 'de', 'es', 'el', 'ru', 'ar']);
  expect(order('es')).toEqual(['es', 'de', 'en', 'el', 'ru', 'ar']);
});

test('scripts stand as the page’s language sorts them', () => {
  expect(order('ru')).toEqual(['ru', 'de', 'en', 'es', 'el', 'ar']);
  expect(order('ar').slice(0, 2)).toEqual(['ar', 'de']);
});

test('what the API has answered stays as it is', () => {
  order('de');
  expect(languages[0]?.locale).toBe('ru');
});
