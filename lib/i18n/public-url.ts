import 'server-only';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';

/** The whole URL of a page, for what leaves the site: shared links, feeds, what search engines read. */
export function publicUrl(locale: Locale, path: string): string {
  return `${env().SITE_URL}${localizedPath(locale, path)}`;
}
