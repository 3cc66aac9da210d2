/** Metadata of pages that the operator has written, in the operator's own words where there are some. */
import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/lib/api/client';
import { excerptOf, textOf } from '@/lib/content/plain-text';
import { findArticle, findCareer } from '@/lib/content/queries';
import type { Rules } from '@/lib/content/schema';
import type { Written } from '@/lib/content/written';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import { pagedTitle, pageMetadata, unreachedMetadata } from '@/lib/metadata';

export async function aboutMetadata(): Promise<Metadata> {
  return pageMetadata({ ...(await wordsOf('about')), path: '/about' });
}

const paths = { privacy: '/privacy', terms: '/terms', referralTerms: '/referral-terms' } as const;

export type RulesName = keyof typeof paths;

/** A page without a text is hidden from search engines. */
export async function rulesMetadata(name: RulesName, found: Outcome<Written<Rules> | null>): Promise<Metadata> {
  const isUnlisted = found.ok && found.value === null;
  return pageMetadata({ ...(await wordsOf(name)), path: paths[name], isUnlisted });
}

/** Later pages are hidden from search engines, which find their articles by the sitemap. */
export async function blogMetadata(page: number): Promise<Metadata> {
  const [words, { locale }] = await Promise.all([wordsOf('blog'), pageMarket()]);
  const metadata = await pageMetadata({
    ...words,
    title: await pagedTitle(words.title, page),
    path: '/blog',
    isUnlisted: page > 1,
  });
  const types = { 'application/atom+xml': localizedPath(locale, '/blog/feed.xml') };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

export async function articleMetadata(uuid: string): Promise<Metadata> {
  const found = await findArticle(uuid);
  if (!found.ok || found.value === null) return unreachedMetadata();
  const { title, summary, picture, publishedAt, body } = found.value.value;
  const description = summary || excerptOf(textOf(body.html));
  const metadata = await pageMetadata({ title, description, picture, path: `/blog/${uuid}` });
  const published = publishedAt === null ? {} : { publishedTime: new Date(publishedAt).toISOString() };
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'article', ...published } };
}

export async function careersMetadata(): Promise<Metadata> {
  return pageMetadata({ ...(await wordsOf('careers')), path: '/careers' });
}

export async function careerMetadata(id: string): Promise<Metadata> {
  const found = await findCareer(id);
  if (!found.ok || found.value === null) return unreachedMetadata();
  const { title, body } = found.value.value;
  return pageMetadata({ title, description: excerptOf(textOf(body.html)), path: `/careers/${id}` });
}

export async function helpMetadata(): Promise<Metadata> {
  return pageMetadata({ ...(await wordsOf('help')), path: '/help' });
}

async function wordsOf(page: 'about' | 'blog' | 'careers' | 'help' | RulesName) {
  const [t, { locale }] = await Promise.all([getTranslations('content'), pageMarket()]);
  const brand = await getMarketName(locale);
  return { title: t(`${page}.title`), description: t(`${page}.description`, { brand }) };
}
