import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import type { Booking, BookingShop, Zone } from '@/lib/reservations/schema';
import type { BookingDay } from '@/lib/reservations/times';
import { bookingPath, mostGuests, preselectedTime, type Wanted } from '@/lib/reservations/wanted';
import { timeWords } from '@/lib/shops/opening/open-words';
import { clockTime, dateInWords } from '@/lib/time';

interface BookingSearchProps {
  shop: BookingShop;
  zones: Zone[];
  days: BookingDay[];
  wanted: Wanted;
  booking: Booking;
}

/** Zone, time and number of guests: a plain form whose answer is this page again, with the free tables. */
export async function BookingSearch({ shop, zones, days, wanted, booking }: BookingSearchProps) {
  const [t, { locale }] = await Promise.all([getTranslations('reservations'), pageMarket()]);
  const language = languageTag(locale);
  const times = [...new Set(days.flatMap(one => one.times))].toSorted((one, other) => one - other);
  return (
    <Card as="section" className="p-5">
      <form action={localizedPath(locale, bookingPath(shop.id))} className="grid gap-4 sm:grid-cols-2">
        <Choice name="zone" label={t('zone')} value={wanted.zone}>
          {zones.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Choice>
        <Choice name="guests" label={t('guests')} value={String(wanted.guests)}>
          {Array.from({ length: mostGuests }, (_, index) => index + 1).map(count => (
            <option key={count} value={count}>
              {t('guestCount', { count })}
            </option>
          ))}
        </Choice>
        <Choice name="day" label={t('day')} value={wanted.date}>
          {days.map(one => (
            <option key={one.date} value={one.date} disabled={one.times.length === 0}>
              {dateInWords(one.date, language)}
              {one.times.length === 0 && ` (${t('closed')})`}
            </option>
          ))}
        </Choice>
        <Choice name="time" label={t('time')} value={clockTime(preselectedTime(wanted, days))}>
          {times.map(minutes => (
            <option key={minutes} value={clockTime(minutes)}>
              {timeWords(minutes, language)}
            </option>
          ))}
        </Choice>
        <div className="spread sm:col-span-2">
          <p className="text-small text-soft">{t('duration', { hours: booking.longest / 60 })}</p>
          <Button type="submit">{t('find')}</Button>
        </div>
      </form>
    </Card>
  );
}

function Choice({ name, label, value, children }: { name: string; label: string; value: string; children: ReactNode }) {
  return (
    <Field id={`table-${name}`} label={label}>
      {control => (
        <select name={name} defaultValue={value} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}
