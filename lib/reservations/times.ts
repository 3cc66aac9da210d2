/** The days and times at which a table can be reserved. Pure, on the market's clock. */
import type { MarketClock } from '@/lib/market/queries';
import type { Booking, BookingShop, Reservation } from '@/lib/reservations/schema';
import { addDays, clockTime, momentsOf, type WallTime, wallTime, weekdayOf } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';

/** Days that can be chosen, including today. */
const daysAhead = 30;

/** Minutes from one time to the next. */
const step = 30;

export interface BookingDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Times in minutes since midnight; empty where the restaurant is closed. */
  times: number[];
}

/** A time that the beginning of summer time leaves out is none. */
export function bookingDays(
  shop: BookingShop,
  booking: Booking,
  clock: MarketClock,
  now: number = Date.now(),
): BookingDay[] {
  const { date: today, minutes } = wallTime(clock, now);
  return Array.from({ length: daysAhead }, (_, ahead) => {
    const date = addDays(today, ahead);
    const times = timesOn(date, shop, booking, ahead === 0 ? minutes + 1 : 0);
    return { date, times: times.filter(time => momentsOf(clock, date, time).length > 0) };
  });
}

/** The last time is an hour before closing; where reservations are shorter, the length of one before it. */
function timesOn(date: string, shop: BookingShop, booking: Booking, earliest: number): number[] {
  const hours = shop.days.find(({ weekday }) => weekday === weekdayOf(date));
  if (hours?.isClosed || shop.closedDates.includes(date)) return [];
  const opens = Math.max(booking.opens, hours?.from ?? 0, earliest);
  // A restaurant that closes after midnight takes reservations until midnight.
  const shopCloses = hours?.to == null || hours.to <= (hours.from ?? 0) ? minutesIn.day : hours.to;
  const last = Math.min(booking.closes, shopCloses) - Math.min(60, booking.longest);
  const first = Math.ceil(opens / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}

/** Beginning and end of a reservation: as long as allowed, and not past closing. */
export function spanOf(date: string, minutes: number, booking: Booking): { starts: string; ends: string } {
  const closes = Math.max(booking.closes, minutes + step);
  const until = Math.min(minutes + booking.longest, closes, minutesIn.day - 1);
  return { starts: `${date} ${clockTime(minutes)}`, ends: `${date} ${clockTime(until)}` };
}

/** Whether it lies ahead or is going on. */
export function isComing({ ends, status }: Pick<Reservation, 'ends' | 'status'>, now: WallTime): boolean {
  return status !== 'canceled' && ends > `${now.date} ${clockTime(now.minutes)}`;
}

/** Whether it can be cancelled: only before it begins. */
export function isCancellable({ starts, status }: Pick<Reservation, 'starts' | 'status'>, now: WallTime): boolean {
  return status !== 'canceled' && starts > `${now.date} ${clockTime(now.minutes)}`;
}
