import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/components/errors/error-page';
import { ReservationCard } from '@/components/reservations/reservation-card';
import { PageLinks } from '@/components/shop/page-links';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { listReservations } from '@/lib/reservations/own';
import type { Reservation } from '@/lib/reservations/schema';
import { isComing } from '@/lib/reservations/times';
import { signInAgain } from '@/lib/session/end-session';
import { type WallTime, wallTime } from '@/lib/time';

/** The customer's reservations: those to come, the next one first, then the others. */
export async function ReservationsPage({ page }: { page: number }) {
  const [t, { locale }] = await Promise.all([getTranslations('reservations'), pageMarket()]);
  const [found, clock] = await Promise.all([listReservations(page, locale), getClock(locale)]);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok)
    return (
      <ErrorPage>
        <Notice />
      </ErrorPage>
    );
  const { items, lastPage } = found.value;
  const now = wallTime(clock);
  const coming = items
    .filter(one => isComing(one, now))
    .toSorted((one, other) => one.starts.localeCompare(other.starts));
  const past = items.filter(one => !isComing(one, now));
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      {items.length === 0 && <NoReservations />}
      {coming.length > 0 && <ReservationList title={t('coming')} reservations={coming} now={now} />}
      {past.length > 0 && <ReservationList title={t('past')} reservations={past} now={now} />}
      <PageLinks
        page={page}
        lastPage={lastPage}
        addressOf={number => (number > 1 ? `/reservations?page=${number}` : '/reservations')}
      />
    </div>
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
