import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/reservations/reservations.css';
import { BookingAway, BookingPage } from '@/components/reservations/booking-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { gone } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import type { PageQuery } from '@/lib/paths/page-query';
import { findBookingShop } from '@/lib/reservations/tables';

export const dynamic = 'force-dynamic';

interface BookingProps {
  params: Promise<{ shop: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reservations');
  return privateMetadata(t('reserve'), t('lead'));
}

export default async function Booking({ params, searchParams }: BookingProps) {
  const [t, { locale }, { shop }, query] = await Promise.all([
    getTranslations('reservations'),
    pageMarket(),
    params,
    searchParams,
  ]);
  const found = await findBookingShop(shop, locale);
  if (found.ok && found.value === null) return gone();
  return (
    <>
      <BackHeader to={`/restaurant/${shop}`} title={t('reserve')} />
      <Main>
        {found.ok && found.value !== null ? <BookingPage shop={found.value} query={query} /> : <BookingAway />}
      </Main>
    </>
  );
}
