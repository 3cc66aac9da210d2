import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { privatePages } from '@/lib/own-pages';

/** Rendered for each request: a build knows neither the site's URL nor the API. */
export const dynamic = 'force-dynamic';

const privatePaths = [...privatePages.map(page => `/${page}`), '/search?'];

export default function robots(): MetadataRoute.Robots {
  const prefixes = locales.map(locale => (locale === defaultLocale ? '' : `/${locale}`));
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...prefixes.flatMap(prefix => privatePaths.map(path => `${prefix}${path}`))],
    },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  };
}
