/** Public addresses in a language: English stands without a prefix, the others with theirs. */
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** `path` begins with a slash and carries no language. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.startsWith('/?') ? path.slice(1) : path}`;
}

/** Splits a public address (path and query) into its language and the address without it. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const [, first, rest = ''] = /^\/([^/?]*)(.*)$/s.exec(address) ?? [];
  if (!isLocale(first)) return { locale: defaultLocale, path: address.startsWith('/') ? address : '/' };
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}
