/** Weekday, date and minutes on the market's clock, in the market's time zone. */
import type { MarketClock } from '@/lib/market/queries';

export interface WallTime {
  /** 0 is Monday. */
  weekday: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight, 0..1439. */
  minutes: number;
}

export function wallTime(clock: MarketClock, now: number = Date.now()): WallTime {
  const [date = '', time = ''] = new Date(now + clock.skew)
    .toLocaleString('sv-SE', { timeZone: clock.timeZone })
    .split(' ');
  const [hours = '0', minutes = '0'] = time.split(':');
  return { weekday: weekdayOf(date), date, minutes: Number(hours) * 60 + Number(minutes) };
}

/** Days after the given date, as another calendar date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
