/** The days and times at which a parcel can be fetched. Pure, on the market's clock. */
import type { MarketClock } from '@/lib/market/queries';
import { addDays, clockTime, isDate, minutesOf, momentsOf, type WallTime, wallTime } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';

/** Days that can be chosen, including today. */
const daysAhead = 7;

/** Minutes from one time to the next. */
const step = 30;

/** Minutes that a courier has to come. */
const notice = 15;

/** The last half hour of the day is the first of the next. */
export function parcelDays(clock: MarketClock, now: number = Date.now()): string[] {
  const { date, minutes } = wallTime(clock, now);
  const first = minutes + notice > minutesIn.day - step ? addDays(date, 1) : date;
  return Array.from({ length: daysAhead }, (_, ahead) => addDays(first, ahead));
}

/** Every half hour of a day, in minutes since midnight. Couriers have no hours that the API would tell. */
export const parcelTimes = Array.from({ length: minutesIn.day / step }, (_, index) => index * step);

/** The first time at which a courier can come. */
export function firstTime(clock: MarketClock, now: number = Date.now()): { day: string; time: string } {
  const { date, minutes } = wallTime(clock, now);
  const next = Math.ceil((minutes + notice) / step) * step;
  if (next < minutesIn.day) return { day: date, time: clockTime(next) };
  return { day: addDays(date, 1), time: clockTime(next - minutesIn.day) };
}

/** Whether a courier can still come then: it lies ahead, no later than what is offered, and the clocks do not leave it out. */
export function isParcelTime({ day, time }: { day: string; time: string }, clock: MarketClock, now = Date.now()) {
  const minutes = minutesOf(time);
  if (minutes === null || !isDate(day) || day > (parcelDays(clock, now).at(-1) ?? '')) return false;
  return isAhead(day, time, wallTime(clock, now)) && momentsOf(clock, day, minutes).length > 0;
}

function isAhead(day: string, time: string, now: WallTime): boolean {
  return `${day} ${time}` > `${now.date} ${clockTime(now.minutes)}`;
}
