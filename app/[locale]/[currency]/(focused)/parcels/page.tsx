import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ToPaymentProvider } from '@/components/checkout/payment/to-payment-provider';
import { ParcelsPage } from '@/components/parcels/parcels-page';
import { WhenOffered } from '@/components/parcels/when-offered';
import { pagedTitle, privateMetadata } from '@/lib/metadata';
import { type PageQuery, pageNumber } from '@/lib/paths/page-query';
import { readPaymentVisit } from '@/lib/payments/payment-provider';

export const dynamic = 'force-dynamic';

interface ParcelsProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: ParcelsProps): Promise<Metadata> {
  const [t, { page }] = await Promise.all([getTranslations('parcels'), searchParams]);
  return privateMetadata(await pagedTitle(t('title'), pageNumber(page)), t('description'));
}

export default async function Parcels({ searchParams }: ParcelsProps) {
  const [t, checkout, { page, pay }] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('checkout'),
    searchParams,
  ]);
  const away = pay === undefined ? null : await readPaymentVisit();
  return (
    <WhenOffered back="/" title={t('title')}>
      {away === null ? (
        <ParcelsPage page={pageNumber(page)} />
      ) : (
        <ToPaymentProvider url={away} lead={checkout('hint.provider')} />
      )}
    </WhenOffered>
  );
}
