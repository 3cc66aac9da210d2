import { getTranslations } from 'next-intl/server';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { BookingSearch } from '@/components/reservations/booking-search';
import { BookingTables, bookingAnswerId } from '@/components/reservations/booking-tables';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { readUnsent } from '@/lib/forms/unsent';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import type { PageQuery } from '@/lib/paths/page-query';
import type { BookingShop } from '@/lib/reservations/schema';
import { findBooking, listZones } from '@/lib/reservations/tables';
import { bookingDays } from '@/lib/reservations/times';
import { wantedOf } from '@/lib/reservations/wanted';

interface BookingPageProps {
  shop: BookingShop;
  query: PageQuery;
}

/** Reserves a table at one restaurant: first time and number of guests, then one of the free tables. */
export async function BookingPage({ shop, query }: BookingPageProps) {
  const [t, { locale }] = await Promise.all([getTranslations('reservations'), pageMarket()]);
  const [booking, zones, clock] = await Promise.all([
    findBooking(shop.id, locale),
    listZones(shop.id, locale),
    getClock(locale),
  ]);
  if (!booking.ok || !zones.ok || clock.isUnknown) return <BookingAway />;
  const days = booking.value === null ? [] : bookingDays(shop, booking.value, clock);
  const wanted = wantedOf(query, zones.value, days);
  return (
    <div className="reading-page">
      <header className="grid gap-2">
        <h1>{t('at', { shop: shop.title })}</h1>
        <p className="text-soft">{t('lead')}</p>
      </header>
      <Notice />
      {booking.value === null || wanted.zone === '' || wanted.date === '' ? (
        <NoTables shop={shop} why={booking.value === null || wanted.zone === '' ? 'noTables' : 'allClosed'} />
      ) : (
        <>
          <BookingSearch shop={shop} zones={zones.value} days={days} wanted={wanted} booking={booking.value} />
          {typeof query.time === 'string' && (
            <section aria-labelledby={bookingAnswerId} className="grid gap-5">
              <BookingTables shop={shop} booking={booking.value} wanted={wanted} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

/**
 * Shown while nobody knows which tables are free, or what time it is there. A customer who has just pressed reads that
 * their note is not lost.
 */
export async function BookingAway() {
  const { note = '' } = await readUnsent();
  return (
    <OwnErrorPage>
      <KeptInputs texts={[note]} />
    </OwnErrorPage>
  );
}

async function NoTables({ shop, why }: { shop: BookingShop; why: 'noTables' | 'allClosed' }) {
  const [t, errors] = await Promise.all([getTranslations('reservations'), getTranslations('errors')]);
  return (
    <EmptyState>
      <EmptyStateMark name="utensils" />
      <h2>{why === 'noTables' ? errors('noTables') : t('allClosed')}</h2>
      <Link to={`/restaurant/${shop.id}`} className={buttonClass('main')}>
        {t('toShop')}
      </Link>
    </EmptyState>
  );
}
