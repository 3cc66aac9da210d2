/**
 * The path of this page in another language. Loaded with the first choice, because the list of languages is not needed
 * before.
 */
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';

/** Null for an unknown language. */
export function pathInLanguage(value: string): { locale: Locale; path: string } | null {
  if (!isLocale(value)) return null;
  const { path } = splitLocale(location.pathname + location.search);
  return { locale: value, path: localizedPath(value, path) + location.hash };
}
