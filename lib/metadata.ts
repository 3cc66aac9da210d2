/** Metadata of a page: title, canonical URL, its other languages, its share card. */
import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { defaultLocale, type Locale, languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { getMarketName, listLanguages } from '@/lib/market/queries';

export async function siteMetadata(): Promise<Metadata> {
  const { locale } = await pageMarket();
  const title = await getMarketName(locale);
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: title, template: `%s · ${title}` },
    applicationName: title,
    formatDetection: { telephone: false, address: false, email: false },
    icons: {
      icon: [
        { url: '/icons/icon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '48x48' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
  };
}

interface PageFacts {
  title: string;
  description: string;
  /** The canonical path without language: filters, sorts and opened products point to their page. */
  path: string;
  /** The share card: a path below /og/, or a picture's URL; the site's own card by default. */
  picture?: string;
  /** Hidden from search engines, but people send it to each other. */
  isUnlisted?: boolean;
}

/**
 * Title, description, canonical URL, hreflang of all active languages (its own too) and x-default, and the share card.
 * Next derives Twitter's card from Open Graph's.
 */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { title, description, path, isUnlisted = false } = facts;
  const picture = facts.picture || '/og/home';
  const { locale } = await pageMarket();
  const [languages, siteName] = await Promise.all([listLanguages(locale), getMarketName(locale)]);
  const spoken = languages.length > 0 ? languages.map(language => language.locale) : [locale];
  const alternates = spoken.map(other => [languageTag(other), localizedPath(other, path)]);
  const isCard = picture.startsWith('/og/');
  const card = isCard ? { url: `${picture}?lang=${locale}`, width: 1200, height: 630, alt: title } : { url: picture };
  return {
    title,
    description,
    ...(isUnlisted
      ? { robots: unlisted }
      : {
          alternates: {
            canonical: localizedPath(locale, path),
            languages: { ...Object.fromEntries(alternates), 'x-default': localizedPath(defaultLocale, path) },
          },
        }),
    openGraph: {
      title,
      description,
      siteName,
      url: localizedPath(locale, path),
      locale: openGraphLocale(locale),
      alternateLocale: spoken.filter(other => other !== locale).map(openGraphLocale),
      type: 'website',
      images: [card],
    },
  };
}

/** The title of one page of a list: each has its own, for tabs, the history and search engines. */
export async function pagedTitle(title: string, page: number): Promise<string> {
  if (page === 1) return title;
  const t = await getTranslations('shop');
  return `${title} · ${t('pageNumber', { page })}`;
}

/** What cannot be read has no name: its page is called as its error is. */
export async function unreachedMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('errorPage'))('title') };
}

/** A page of the customer's own, or for signing in: hidden from search engines and never shared, so without a share card. */
export function privateMetadata(title: string, description: string): Metadata {
  return { title, description, robots: unlisted };
}

/** Search engines follow its links, and list other pages. */
export const unlisted = { index: false, follow: true };

/** Open Graph writes "ar_SA" where BCP 47 has "ar-SA". */
function openGraphLocale(locale: Locale): string {
  return languageTag(locale).replace('-', '_');
}
