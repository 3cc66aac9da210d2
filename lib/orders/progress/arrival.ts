/**
 * When an order arrives, on the market's clock: as the customer chose (docs/api.md 1.9, 8.1), and once the courier is
 * on the way, by their position. Everything that pages say about the arrival comes from here, so that they agree.
 */
import type { MarketClock } from '@/lib/market/queries';
import { courierPlace } from '@/lib/orders/progress/courier';
import type { Order, OrderSummary } from '@/lib/orders/schema';
import { addDays, isDate, momentOf, wallTime } from '@/lib/time';
import { millisecondsIn, minutesIn } from '@/lib/time-units';

const { day: dayLength } = minutesIn;

/** Minutes; a later arrival is given only as a time of day. */
const countedUpTo = 90;

/** Minutes; a time that is nearer, before or after midnight, needs no day: at 23:50 nobody calls 00:05 tomorrow. */
const sameNight = 180;

export interface Arrival {
  /** "today" also for a time shortly after midnight that is near. "other": neither today nor tomorrow; see `date`. */
  day: 'today' | 'tomorrow' | 'other';
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight; `to` where a span was chosen. Null where only a day was chosen. */
  from: number | null;
  to: number | null;
  /** The same as milliseconds since the epoch, because when the clock is changed, clock times cannot be subtracted. */
  begins: number | null;
  ends: number | null;
  /** The chosen time has passed. */
  isLate: boolean;
}

/** Null where nothing is known. Orders in lists have no courier, so for them it is the chosen time. */
export function expectedArrival(order: OrderSummary | Order, clock: MarketClock, now: number): Arrival | null {
  const place = 'courier' in order ? courierPlace(order) : null;
  if (place === null) return arrivalOf(order, clock, now);
  const begins = now + place.minutes * millisecondsIn.minute;
  const { date, minutes } = wallTime(clock, begins);
  const day = isNear(begins, begins, now) ? 'today' : dayOf(date, clock, now);
  return { day, date, from: minutes, to: null, begins, ends: null, isLate: false };
}

/** Minutes from now, `most` where a span was chosen. Null where it is too far away to count in minutes, or past. */
export function minutesLeft(arrival: Arrival | null, now: number): { least: number; most: number | null } | null {
  if (arrival === null || arrival.isLate || arrival.day !== 'today' || arrival.begins === null) return null;
  const least = Math.max(1, minutesUntil(arrival.begins, now));
  const most = arrival.ends === null ? null : minutesUntil(arrival.ends, now);
  if ((most ?? least) > countedUpTo) return null;
  return { least, most: most !== null && most > least ? most : null };
}

type Chosen = Pick<OrderSummary, 'date' | 'time' | 'createdAt'>;

/** Null where nothing was chosen. */
export function arrivalOf({ date, time, createdAt }: Chosen, clock: MarketClock, now: number): Arrival | null {
  if (!isDate(date)) return null;
  const [from = null, to = null] = [...time.matchAll(/(\d{1,2}):(\d{2})/g)].map(
    ([, hours, minutes]) => (Number(hours) * 60 + Number(minutes)) % dayLength,
  );
  // A time that comes twice, when summer time ends, means the first one after the order was made, by the API's own
  // clock.
  const begins = from === null ? null : momentOf(clock, date, from, (createdAt ?? 0) - clock.skew);
  const ends = from === null || to === null || begins === null ? null : momentOf(clock, date, endOf(from, to), begins);
  const last = ends ?? begins;
  const isLate = last === null ? date < wallTime(clock, now).date : minutesUntil(last, now) < 0;
  const day = begins !== null && isNear(begins, ends ?? begins, now) ? 'today' : dayOf(date, clock, now);
  return { day, date, from, to, begins, ends, isLate };
}

function isNear(begins: number, last: number, now: number): boolean {
  return minutesUntil(begins, now) <= sameNight && minutesUntil(now, last) <= sameNight;
}

function dayOf(date: string, clock: MarketClock, now: number): Arrival['day'] {
  const { date: today } = wallTime(clock, now);
  return date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : 'other';
}

/** Counts the minute that has begun. */
function minutesUntil(moment: number, now: number): number {
  return Math.ceil((moment - now) / millisecondsIn.minute);
}

/** Minutes since the midnight before the span; a span that ends at "00:00" ends with the day. */
function endOf(from: number, to: number): number {
  return to < from ? to + dayLength : to;
}
