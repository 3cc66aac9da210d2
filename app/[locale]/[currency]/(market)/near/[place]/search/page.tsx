import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchPage } from '@/components/search/search-page';
import { pageMetadata } from '@/lib/metadata';
import { firstValue, type PageQuery } from '@/lib/paths/page-query';
import { narrowingOf } from '@/lib/search/narrowing';
import { termOf } from '@/lib/search/recent';
import { anywhere, isPlace } from '@/lib/view/view';

export const dynamic = 'force-dynamic';

interface SearchProps {
  params: Promise<{ place: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const t = await getTranslations('search');
  const term = termOf(firstValue((await searchParams).q));
  const title = term === '' ? t('title') : t('titleFor', { term });
  return pageMetadata({ title, description: t('description'), path: '/search', isUnlisted: true });
}

export default async function Search({ params, searchParams }: SearchProps) {
  const { place } = await params;
  const query = await searchParams;
  const { q, shops, products } = query;
  return (
    <SearchPage
      term={termOf(firstValue(q))}
      place={isPlace(place) ? place : anywhere}
      pages={{ shops: firstValue(shops), products: firstValue(products) }}
      only={narrowingOf(query)}
    />
  );
}
