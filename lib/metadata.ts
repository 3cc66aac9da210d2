/** What a page tells machines about itself: title, canonical address, its other languages. */
import 'server-only';
import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { localized } from '@/lib/i18n/address';
import { defaultLocale, languageTag } from '@/lib/i18n/locales';
import { here } from '@/lib/market/here';
import { getSettings, listLanguages } from '@/lib/market/queries';

export async function siteMetadata(): Promise<Metadata> {
  const { locale } = await here();
  const { title = 'Doorstep' } = await getSettings(locale);
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: title, template: `%s · ${title}` },
    applicationName: title,
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export interface PageFacts {
  title: string;
  description: string;
  /** The canonical path without language: filters, sorts and opened products point to their page. */
  path: string;
  /** A picture of the page for share cards, absolute or below the site. */
  picture?: string;
}

/** Title, description, canonical, hreflang of all active languages and x-default, and the share card. */
export async function pageMetadata({ title, description, path, picture }: PageFacts): Promise<Metadata> {
  const { locale } = await here();
  const languages = await listLanguages(locale);
  const alternates = languages.map(language => [languageTag(language.locale), localized(language.locale, path)]);
  return {
    title,
    description,
    alternates: {
      canonical: localized(locale, path),
      languages: { ...Object.fromEntries(alternates), 'x-default': localized(defaultLocale, path) },
    },
    openGraph: {
      title,
      description,
      url: localized(locale, path),
      locale: languageTag(locale).replace('-', '_'),
      type: 'website',
      ...(picture ? { images: [{ url: picture, width: 1200, height: 630, alt: title }] } : {}),
    },
    twitter: { card: 'summary_large_image' },
  };
}
