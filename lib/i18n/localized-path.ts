/** Public paths in a language: English has no prefix, each other language has its own. */
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** `path` begins with a slash and has no language prefix. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.startsWith('/?') ? path.slice(1) : path}`;
}

/** Splits a public path (with query) into its language and the path without prefix. */
export function splitLocale(publicPath: string): { locale: Locale; path: string } {
  const [, first, rest = ''] = /^\/([^/?]*)(.*)$/s.exec(publicPath) ?? [];
  if (!isLocale(first)) return { locale: defaultLocale, path: publicPath.startsWith('/') ? publicPath : '/' };
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}
