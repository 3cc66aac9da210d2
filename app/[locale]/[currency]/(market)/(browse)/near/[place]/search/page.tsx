import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchPage } from '@/components/search/search-page';
import { pageMetadata } from '@/lib/metadata';
import { termOf } from '@/lib/search/recent';
import { anywhere, isPlace } from '@/lib/view/view';

export const dynamic = 'force-dynamic';

interface SearchProps {
  params: Promise<{ place: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const t = await getTranslations('search');
  const term = termOf(first((await searchParams).q));
  const title = term === '' ? t('title') : t('titleFor', { term });
  const facts = await pageMetadata({ title, description: t('description'), path: '/search' });
  return { ...facts, robots: { index: false } };
}

export default async function Search({ params, searchParams }: SearchProps) {
  const { place } = await params;
  const { q, shops, products } = await searchParams;
  return (
    <SearchPage
      term={termOf(first(q))}
      place={isPlace(place) ? place : anywhere}
      pages={{ shops: first(shops), products: first(products) }}
    />
  );
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
