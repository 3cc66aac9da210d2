/** On which days and at which times can a table be had? Pure, on the market's clock. */
import type { Booking, BookingShop, Reservation } from '@/lib/reservations/schema';
import { addDays, clockTime, type WallTime, weekdayOf } from '@/lib/time';

/** Days that can be chosen, today among them. */
const daysAhead = 30;

/** Minutes from one time to the next. */
const step = 30;

export interface BookingDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight at which a table may be taken; none where the restaurant is closed. */
  times: number[];
}

export function bookingDays(shop: BookingShop, booking: Booking, now: WallTime): BookingDay[] {
  return Array.from({ length: daysAhead }, (_, ahead) => {
    const date = addDays(now.date, ahead);
    return { date, times: timesOn(date, shop, booking, ahead === 0 ? now.minutes + 1 : 0) };
  });
}

/** A table is taken at the latest an hour, or as long as it may be kept, before it has to be given back. */
function timesOn(date: string, shop: BookingShop, booking: Booking, earliest: number): number[] {
  const hours = shop.days.find(({ weekday }) => weekday === weekdayOf(date));
  if (hours?.isClosed || shop.closedDates.includes(date)) return [];
  const opens = Math.max(booking.opens, hours?.from ?? 0, earliest);
  // A restaurant that closes after midnight keeps its tables until then.
  const shopCloses = hours?.to == null || hours.to <= (hours.from ?? 0) ? 24 * 60 : hours.to;
  const last = Math.min(booking.closes, shopCloses) - Math.min(60, booking.longest);
  const first = Math.ceil(opens / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}

/** From when until when a table taken at this time is kept: as long as it may be, and not past the closing. */
export function spanOf(date: string, minutes: number, booking: Booking): { starts: string; ends: string } {
  const closes = Math.max(booking.closes, minutes + step);
  const until = Math.min(minutes + booking.longest, closes, 24 * 60 - 1);
  return { starts: `${date} ${clockTime(minutes)}`, ends: `${date} ${clockTime(until)}` };
}

/** Whether it is still ahead or going on. */
export function isComing({ ends, status }: Pick<Reservation, 'ends' | 'status'>, now: WallTime): boolean {
  return status !== 'canceled' && ends > `${now.date} ${clockTime(now.minutes)}`;
}

/** Whether it can be given back: not once its time has come. */
export function isCancellable({ starts, status }: Pick<Reservation, 'starts' | 'status'>, now: WallTime): boolean {
  return status !== 'canceled' && starts > `${now.date} ${clockTime(now.minutes)}`;
}
