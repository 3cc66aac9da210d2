/** The context for making HTML safe: the reader's language, and our URLs from the environment. */
import 'server-only';
import type { HtmlContext } from '@/lib/content/html-attributes';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';

export function htmlContext(locale: Locale): HtmlContext {
  const { SITE_URL, API_URL, IMAGE_ORIGINS } = env();
  return { locale, SITE_URL, API_URL, IMAGE_ORIGINS };
}
