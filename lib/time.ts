/** Weekday, date and minutes on the market's clock, in the market's time zone. */
import { dateFormat } from '@/lib/i18n/formats';
import type { MarketClock } from '@/lib/market/queries';
import { millisecondsIn, minutesIn } from '@/lib/time-units';

export interface WallTime {
  /** 0 is Monday. */
  weekday: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight, 0..1439. */
  minutes: number;
  /** Of an unknown clock (`MarketClock`). */
  isUnknown?: true;
}

export function wallTime(clock: MarketClock, now: number = Date.now()): WallTime {
  const [date = '', dayTime = ''] = shownIn(clock.timeZone, now + clock.skew).split(' ');
  const [hours = '0', minutes = '0'] = dayTime.split(':');
  const time = { weekday: weekdayOf(date), date, minutes: Number(hours) * 60 + Number(minutes) };
  return clock.isUnknown ? { ...time, isUnknown: true } : time;
}

/**
 * The moment at which the market's clock shows this time, in milliseconds since the epoch. `minutes` since the midnight
 * that begins `date`, of any day. Of a time that comes twice, in the hour that the end of summer time doubles, it is
 * the first that is not before `earliest`; one in the hour that its beginning leaves out counts as after that hour.
 */
export function momentOf(
  clock: MarketClock,
  date: string,
  minutes: number,
  earliest = Number.NEGATIVE_INFINITY,
): number {
  const moments = momentsOf(clock, date, minutes);
  const known = moments.find(moment => moment >= earliest) ?? moments.at(-1);
  if (known !== undefined) return known;
  const shown = startOf(date) + minutes * millisecondsIn.minute;
  return shown - offsetAt(clock.timeZone, shown - millisecondsIn.day) - clock.skew;
}

/** All moments at which it shows this time: one, or none, or two. */
export function momentsOf({ timeZone, skew }: MarketClock, date: string, minutes: number): number[] {
  const shown = startOf(date) + minutes * millisecondsIn.minute;
  const offsets = new Set(
    [shown - millisecondsIn.day, shown + millisecondsIn.day].map(moment => offsetAt(timeZone, moment)),
  );
  const moments = [...offsets].map(offset => shown - offset);
  // Most days have one offset, and no time comes twice or never.
  const real = moments.length < 2 ? moments : moments.filter(moment => moment + offsetAt(timeZone, moment) === shown);
  return real.map(moment => moment - skew);
}

/**
 * Whether summer time begins or ends between two times, which are minutes since the midnight that begins `date`, or a day
 * before or after them. Not for months, in which it may begin and end.
 */
export function isMovedBetween({ timeZone }: MarketClock, date: string, from: number, to: number): boolean {
  const offsetOn = (minutes: number) => offsetAt(timeZone, startOf(date) + minutes * millisecondsIn.minute);
  return offsetOn(from - minutesIn.day) !== offsetOn(to + minutesIn.day);
}

/** How far the time zone's clock is ahead of UTC, in milliseconds. `moment`: of whole seconds. */
function offsetAt(timeZone: string, moment: number): number {
  return Date.parse(`${shownIn(timeZone, moment).replace(' ', 'T')}Z`) - moment;
}

/** "2026-11-23 01:34:00": Swedish dates are written like ISO 8601. */
function shownIn(timeZone: string, moment: number): string {
  return dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment);
}

/** Formats minutes since midnight as "18:30", the API's form of clock times (docs/api.md 1.9). */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes since midnight of "19:30"; null for anything else. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Days after the given date, as another calendar date. */
export function addDays(date: string, days: number): string {
  return new Date(startOf(date) + days * millisecondsIn.day).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(startOf(date)).getUTCDay() + 6) % 7;
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** "Friday, 4 December", or in another `style`: a calendar date, which no time zone shifts. */
export function dateInWords(date: string, language: string, style: Intl.DateTimeFormatOptions = longDay): string {
  return dateFormat(language, { ...style, timeZone: 'UTC' }).format(startOf(date));
}

/** Whether it is the YYYY-MM-DD of a day that exists: "2026-02-30" is none. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text)) && addDays(text, 0) === text;
}

/** Negative where `to` lies before `from`; NaN where one of them is no date. */
export function daysBetween(from: string, to: string): number {
  return (startOf(to) - startOf(from)) / millisecondsIn.day;
}

/** In milliseconds since the epoch; NaN for what is no date. */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** `weekday`: 0 is Monday. */
type CalendarDay = Pick<WallTime, 'date' | 'weekday'>;

let lastCalendar: { key: string; days: CalendarDay[] } | null = null;

/** Consecutive days. A page asks for the same days for each of hundreds of shops, so the last answer is cached. */
export function daysFrom(firstDate: string, count: number): CalendarDay[] {
  const key = `${firstDate} ${count}`;
  if (lastCalendar?.key !== key) {
    const dates = Array.from({ length: count }, (_, index) => addDays(firstDate, index));
    lastCalendar = { key, days: dates.map(date => ({ date, weekday: weekdayOf(date) })) };
  }
  return lastCalendar.days;
}
