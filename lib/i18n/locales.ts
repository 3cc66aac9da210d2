/** The languages the storefront supports (docs/behaviour.md 9) and how each is written. */

export const locales = [
  'en',
  'es',
  'el',
  'fr',
  'de',
  'ru',
  'sa',
  'tr',
  'az',
  'af',
  'ar',
  'be',
  'bg',
  'cs',
  'fa',
  'hi',
  'id',
  'ja',
  'kz',
  'ko',
  'mg',
  'tg',
  'tk',
  'zh',
] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale = 'en' satisfies Locale;

export function isLocale(text: string | undefined): text is Locale {
  return (locales as readonly (string | undefined)[]).includes(text);
}

/** The locale of this name; English for any other text. */
export function localeOf(name: string | null | undefined): Locale {
  return locales.find(locale => locale === name) ?? defaultLocale;
}

/**
 * The BCP 47 tag of a locale. Two of the marketplace's locales are not language tags: "kz" is a country (its language
 * is "kk"), and "sa" is Sanskrit where the marketplace means Arabic as written in Saudi Arabia.
 */
export function languageTag(locale: Locale): string {
  if (locale === 'kz') return 'kk';
  if (locale === 'sa') return 'ar-SA';
  return locale;
}

/** Used only while the API's `backward` flag is not known: languages in Arabic script run from right to left. */
export function isArabicScript(locale: Locale): boolean {
  return locale === 'ar' || locale === 'fa' || locale === 'sa';
}
