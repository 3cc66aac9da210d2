import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewParcelPage, ReviewParcelPage } from '@/components/parcels/new-parcel-page';
import { WhenOffered } from '@/components/parcels/when-offered';
import { pickedPointIn } from '@/lib/addresses/picked-point';
import { privateMetadata } from '@/lib/metadata';
import { ends } from '@/lib/parcels/doors';
import type { PageQuery } from '@/lib/paths/page-query';

export const dynamic = 'force-dynamic';

interface NewParcelProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: NewParcelProps): Promise<Metadata> {
  const [t, { review }] = await Promise.all([getTranslations('parcels'), searchParams]);
  return privateMetadata(t(review === undefined ? 'send' : 'review'), t('lead'));
}

/** Two steps, told apart by the query; the picker comes back to the first with the place of one door. */
export default async function NewParcel({ searchParams }: NewParcelProps) {
  const [t, query] = await Promise.all([getTranslations('parcels'), searchParams]);
  const end = ends.find(one => one === query.end);
  const point = pickedPointIn(query);
  const isReview = query.review !== undefined;
  return (
    <WhenOffered back={isReview ? '/parcels/new' : '/parcels'} title={t('send')}>
      {isReview ? (
        <ReviewParcelPage />
      ) : (
        <NewParcelPage picked={end === undefined || point === null ? null : { end, point }} />
      )}
    </WhenOffered>
  );
}
