'use server';

/** Reserves a table, and cancels a reservation (docs/api.md 19.1). */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { getClock } from '@/lib/market/queries';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { reservationFormSchema } from '@/lib/reservations/form-schema';
import { cancelReservation, hasBegun, reserveTable } from '@/lib/reservations/own';
import { findBooking, findBookingShop } from '@/lib/reservations/tables';
import { bookingDays, spanOf } from '@/lib/reservations/times';
import { guestsOf } from '@/lib/reservations/wanted';
import { requireCustomerId } from '@/lib/session/customer-id';
import { minutesOf } from '@/lib/time';

/** Checks day and time again, because the page may have been open for an hour. */
export const reserve = formAction(reservationFormSchema, async ({ inputs, locale }) => {
  const customerId = await requireCustomerId();
  const [shop, booking, clock] = await Promise.all([
    findBookingShop(inputs.shop, locale),
    findBooking(inputs.shop, locale),
    getClock(locale),
  ]);
  // The API knows no rules of a shop that is none: that is no call without an answer.
  if (shop.ok && shop.value === null) return refuse('noTables');
  if (!shop.ok || shop.value === null || !booking.ok || clock.isUnknown) return refuse('unchanged');
  if (booking.value === null) return refuse('noTables');
  const minutes = minutesOf(inputs.time) ?? -1;
  const day = bookingDays(shop.value, booking.value, clock).find(({ date }) => date === inputs.day);
  const guests = guestsOf(inputs.guests);
  if (guests === null) return refuse('refused');
  if (!day?.times.includes(minutes)) return refuse('tablePast');
  const outcome = await reserveTable({
    customerId,
    table: inputs.table,
    booking: booking.value.id,
    ...spanOf(day.date, minutes, booking.value),
    guests,
    note: inputs.note,
    locale,
  });
  if (outcome === 'refused') return refuse('refused');
  if (outcome === 'unknown') return refuse('tableUnknown');
  if (outcome === 'taken') return refuseFields({ table: 'tableTaken' });
  if (outcome === 'reserved') await leaveNotice('tableReserved');
  else await leaveNotice('tableReservedBefore', 'info');
  redirect(localizedPath(locale, '/reservations'));
});

export const cancelTable = formAction(
  z.object({ reservation: z.string().regex(idShape) }),
  async ({ inputs, locale }) => {
    if (await hasBegun(inputs.reservation, locale)) await leaveNotice('tableBegun', 'error');
    else {
      const isCanceled = await cancelReservation(inputs.reservation, locale);
      if (isCanceled !== true) return refuse(isCanceled === null ? 'unheard' : 'tableKept');
      await leaveNotice('tableCanceled');
    }
    redirect(localizedPath(locale, '/reservations'));
  },
);
