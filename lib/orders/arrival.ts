/**
 * When an order arrives, on the market's clock: as the customer chose (docs/api.md 1.9, 8.1), and once the courier is
 * on the way, by their position. Everything that pages say about the arrival comes from here, so that they agree.
 */
import { courierPlace } from '@/lib/orders/courier';
import type { Order, OrderSummary } from '@/lib/orders/schema';
import { addDays, isDate, type WallTime } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';

const { day: dayLength } = minutesIn;

/** Minutes; a later arrival is given only as a time of day. */
const countedUpTo = 90;

export interface Arrival {
  /** "other": neither today nor tomorrow; see `date`. */
  day: 'today' | 'tomorrow' | 'other';
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight; `to` where a span was chosen. Null where only a day was chosen. */
  from: number | null;
  to: number | null;
  /** The chosen time has passed. */
  isLate: boolean;
}

/** Null where nothing is known. Orders in lists have no courier, so they tell the chosen time. */
export function expectedArrival(order: OrderSummary | Order, now: WallTime): Arrival | null {
  const place = 'courier' in order ? courierPlace(order) : null;
  if (place === null) return arrivalOf(order, now);
  const at = now.minutes + place.minutes;
  const isTomorrow = at >= dayLength;
  return {
    day: isTomorrow ? 'tomorrow' : 'today',
    date: isTomorrow ? addDays(now.date, 1) : now.date,
    from: at % dayLength,
    to: null,
    isLate: false,
  };
}

/** Minutes from now, `most` where a span was chosen. Null where it is too far away to count in minutes, or past. */
export function minutesLeft(arrival: Arrival | null, now: WallTime): { least: number; most: number | null } | null {
  if (arrival === null || arrival.isLate || arrival.day !== 'today' || arrival.from === null) return null;
  const least = Math.max(1, arrival.from - now.minutes);
  const most = arrival.to === null ? null : endOf(arrival.from, arrival.to) - now.minutes;
  if ((most ?? least) > countedUpTo) return null;
  return { least, most: most !== null && most > least ? most : null };
}

/** Null where nothing was chosen. */
export function arrivalOf({ date, time }: Pick<OrderSummary, 'date' | 'time'>, now: WallTime): Arrival | null {
  if (!isDate(date)) return null;
  const [from = null, to = null] = [...time.matchAll(/(\d{1,2}):(\d{2})/g)].map(
    ([, hours, minutes]) => (Number(hours) * 60 + Number(minutes)) % dayLength,
  );
  const last = from === null || to === null ? from : endOf(from, to);
  const isOver = date < now.date || (date === now.date && last !== null && last < now.minutes);
  return {
    day: date === now.date ? 'today' : date === addDays(now.date, 1) ? 'tomorrow' : 'other',
    date,
    from,
    to,
    isLate: isOver,
  };
}

/** Minutes since the midnight before the span; a span that ends at "00:00" ends with the day. */
function endOf(from: number, to: number): number {
  return to < from ? to + dayLength : to;
}
