import { getTranslations } from 'next-intl/server';
import { PagedList } from '@/components/account/paged-list';
import { ReservationCard } from '@/components/reservations/reservation-card';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { listReservations } from '@/lib/reservations/own';
import type { Reservation } from '@/lib/reservations/schema';
import { isComing } from '@/lib/reservations/times';
import { type WallTime, wallTime } from '@/lib/time';

/** The customer's reservations: future ones first, the next one at the top, then the others. */
export async function ReservationsPage({ page }: { page: number }) {
  const [t, { locale }] = await Promise.all([getTranslations('reservations'), pageMarket()]);
  const [found, clock] = await Promise.all([listReservations(page, locale), getClock(locale)]);
  return (
    <PagedList title={t('title')} path="/reservations" page={page} found={found}>
      {reservations => <Reservations reservations={reservations} now={wallTime(clock)} />}
    </PagedList>
  );
}

async function Reservations({ reservations, now }: { reservations: Reservation[]; now: WallTime }) {
  if (reservations.length === 0) return <NoReservations />;
  const t = await getTranslations('reservations');
  const coming = reservations
    .filter(one => isComing(one, now))
    .toSorted((one, other) => one.starts.localeCompare(other.starts));
  const past = reservations.filter(one => !isComing(one, now));
  return (
    <>
      {coming.length > 0 && <ReservationList title={t('coming')} reservations={coming} now={now} />}
      {past.length > 0 && <ReservationList title={t('past')} reservations={past} now={now} />}
    </>
  );
}

function ReservationList({ title, reservations, now }: { title: string; reservations: Reservation[]; now: WallTime }) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      <ul className="grid gap-3">
        {reservations.map(reservation => (
          <ReservationCard key={reservation.id} reservation={reservation} now={now} />
        ))}
      </ul>
    </section>
  );
}

async function NoReservations() {
  const t = await getTranslations('reservations');
  return (
    <EmptyState>
      <EmptyStateMark name="utensils" />
      <h2>{t('emptyTitle')}</h2>
      <p>{t('empty')}</p>
      <Link to="/restaurants" className={buttonClass('main')}>
        {t('see')}
      </Link>
    </EmptyState>
  );
}
