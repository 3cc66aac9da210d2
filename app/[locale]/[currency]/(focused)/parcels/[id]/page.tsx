import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadParcel, ParcelOfId } from '@/components/parcels/parcel-of-id';
import { WhenOffered } from '@/components/parcels/when-offered';
import { privateMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

interface ParcelProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: ParcelProps): Promise<Metadata> {
  const { id } = await params;
  const [t, found] = await Promise.all([getTranslations('parcels'), loadParcel(id)]);
  return privateMetadata(found.ok ? found.headline : t('number', { id }), t('number', { id }));
}

export default async function OneParcel({ params }: ParcelProps) {
  const { id } = await params;
  const t = await getTranslations('parcels');
  return (
    <WhenOffered back="/parcels" title={t('number', { id })}>
      <ParcelOfId id={id} />
    </WhenOffered>
  );
}
