import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReservationsPage } from '@/components/reservations/reservations-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { gone } from '@/lib/gone';
import { pagedTitle, privateMetadata } from '@/lib/metadata';
import { type PageQuery, pageNumber } from '@/lib/paths/page-query';
import { offersReservations } from '@/lib/reservations/tables';

export const dynamic = 'force-dynamic';

interface ReservationsProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: ReservationsProps): Promise<Metadata> {
  const [t, { page }] = await Promise.all([getTranslations('reservations'), searchParams]);
  return privateMetadata(await pagedTitle(t('title'), pageNumber(page)), t('description'));
}

export default async function Reservations({ searchParams }: ReservationsProps) {
  if (!offersReservations()) return gone();
  const [t, { page }] = await Promise.all([getTranslations('reservations'), searchParams]);
  return (
    <>
      <BackHeader to="/" title={t('title')} />
      <Main>
        <ReservationsPage page={pageNumber(page)} />
      </Main>
    </>
  );
}
