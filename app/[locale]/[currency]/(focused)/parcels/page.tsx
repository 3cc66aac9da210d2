import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ParcelsPage } from '@/components/parcels/parcels-page';
import { WhenOffered } from '@/components/parcels/when-offered';
import { pagedTitle, privateMetadata } from '@/lib/metadata';
import { type PageQuery, pageNumber } from '@/lib/paths/page-query';

export const dynamic = 'force-dynamic';

interface ParcelsProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: ParcelsProps): Promise<Metadata> {
  const [t, { page }] = await Promise.all([getTranslations('parcels'), searchParams]);
  return privateMetadata(await pagedTitle(t('title'), pageNumber(page)), t('description'));
}

export default async function Parcels({ searchParams }: ParcelsProps) {
  const [t, { page }] = await Promise.all([getTranslations('parcels'), searchParams]);
  return (
    <WhenOffered back="/" title={t('title')}>
      <ParcelsPage page={pageNumber(page)} />
    </WhenOffered>
  );
}
