/** The arrival that the customer chose (docs/api.md 1.9, 8.1): a day and a time on the market's clock. */
import type { OrderSummary } from '@/lib/orders/schema';
import { addDays, type WallTime } from '@/lib/time';

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

/** Null where nothing was chosen. */
export function arrivalOf({ date, time }: Pick<OrderSummary, 'date' | 'time'>, now: WallTime): Arrival | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const [from = null, to = null] = [...time.matchAll(/(\d{1,2}):(\d{2})/g)].map(
    ([, hours, minutes]) => (Number(hours) * 60 + Number(minutes)) % (24 * 60),
  );
  const last = to ?? from;
  const isOver = date < now.date || (date === now.date && last !== null && last < now.minutes);
  return {
    day: date === now.date ? 'today' : date === addDays(now.date, 1) ? 'tomorrow' : 'other',
    date,
    from,
    to,
    isLate: isOver,
  };
}
