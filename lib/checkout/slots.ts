/**
 * Calculates the times at which an order can arrive (docs/api.md 6.3). Pure: from a shop's hours, its closed dates and
 * the market's clock.
 */
import type { MarketClock } from '@/lib/market/queries';
import { daysAhead, openState, type Span, spansFrom } from '@/lib/shops/opening/hours';
import type { DeliveryTime, Hours } from '@/lib/shops/schema';
import { addDays, daysBetween, isMovedBetween, momentOf, momentsOf, wallTime } from '@/lib/time';
import { millisecondsIn, minutesIn } from '@/lib/time-units';

export interface SlotDay {
  /** YYYY-MM-DD. */
  date: string;
  /** 0 is today. */
  inDays: number;
  /** 0 is Monday. */
  weekday: number;
  /** The start of each slot in minutes since midnight; empty on a day without any. */
  slots: number[];
}

/** The length of a slot in minutes. */
export const slotLength = 30;

const { day } = minutesIn;

/** When an order made now would arrive. */
export interface Soonest {
  /** YYYY-MM-DD. */
  date: string;
  /** 0 is today. */
  inDays: number;
  /** Since midnight. */
  minutes: number;
}

/**
 * Today and the next six days; where the delivery takes a day or longer, the seven days from the first on which an
 * order can arrive. `lead` is in minutes. Slots after midnight belong to the date that they fall on.
 */
export function slotDays(hours: Hours, clock: MarketClock, lead: number, now: number): SlotDay[] {
  const { date: today, weekday } = wallTime(clock, now);
  const first = roundUp(minutesAt(clock, today, now + lead * millisecondsIn.minute), 60);
  const firstDay = lead < day ? 0 : Math.floor(first / day);
  const starts = hours.isTakingOrders ? slotStarts({ hours, clock, today, lead, first }) : [];
  return Array.from({ length: daysAhead }, (_, index) => firstDay + index).map(inDays => ({
    date: addDays(today, inDays),
    inDays,
    weekday: (weekday + inDays) % 7,
    slots: starts.filter(start => Math.floor(start / day) === inDays).map(start => start % day),
  }));
}

/**
 * Now plus `lead` (minutes), rounded up to 5 minutes. Where that takes longer than the shop is open, and ends while it
 * is closed, the order arrives when it opens next. Null while the shop is closed.
 */
export function soonestArrival(hours: Hours, clock: MarketClock, lead: number, now: number): Soonest | null {
  const { date: today, ...wall } = wallTime(clock, now);
  if (openState(hours, { date: today, ...wall }).state !== 'open') return null;
  const shown = Math.floor((now + clock.skew) / millisecondsIn.minute) + lead;
  const ready = minutesAt(clock, today, roundUp(shown, 5) * millisecondsIn.minute - clock.skew);
  const openings = openingsUntil(hours, today, Math.floor(ready / day));
  const openingAt = (at: number) => openings.find(({ from, to }) => from <= at && at < to);
  const current = openingAt(wall.minutes);
  const isLong = current !== undefined && lead >= Math.min(day, current.to - current.from);
  const next = isLong && openingAt(ready) === undefined ? openings.find(({ from }) => from > ready) : undefined;
  const arrives = next?.from ?? ready;
  const inDays = Math.floor(arrives / day);
  return { date: addDays(today, inDays), inDays, minutes: arrives % day };
}

/** Leaves the slots that lie within other hours as well: those of the collection point that the order is brought to. */
export function slotsWithin(days: SlotDay[], hours: Hours, today: string): SlotDay[] {
  return days.map(one => ({
    ...one,
    slots: one.slots.filter(minutes => isOpenFor(slotLength, hours, today, { inDays: one.inDays, minutes })),
  }));
}

/** Whether these hours are open at that time and for so many minutes from it. */
export function isOpenFor(
  length: number,
  hours: Hours,
  today: string,
  { inDays, minutes }: Pick<Soonest, 'inDays' | 'minutes'>,
): boolean {
  const start = inDays * day + minutes;
  return openingsUntil(hours, today, inDays).some(({ from, to }) => from <= start && start + length <= to);
}

/** Minutes of a year; a shop that states more has mistyped it. */
const mostLead = 365 * day;

/** Minutes, for a shop that states none. */
const usualLead = 30;

/** The longest time from order to delivery in minutes. */
export function leadOf(time: DeliveryTime): number {
  if (time === null) return usualLead;
  return Math.min(Math.max(time.from, time.to) * minutesIn[time.type], mostLead) || usualLead;
}

interface SlotTimes {
  hours: Hours;
  clock: MarketClock;
  today: string;
  /** Minutes from order to delivery. */
  lead: number;
  /** The earliest start, in minutes since the midnight that begins today. */
  first: number;
}

/**
 * The starts of all slots, in minutes since the midnight that begins today. A kitchen needs
 * its time after opening. A delivery that takes longer than the shop is open is prepared before, so it arrives from the
 * opening on. A time that the beginning of summer time leaves out is no slot.
 */
function slotStarts({ hours, clock, today, lead, first }: SlotTimes): number[] {
  return openingsUntil(hours, today, Math.floor(first / day)).flatMap(({ from, to }) => {
    const ready = roundUp(
      minutesAt(clock, today, momentOf(clock, today, from) + lead * millisecondsIn.minute),
      slotLength,
    );
    const begin = Math.max(first, lead < day && ready + slotLength <= to ? ready : roundUp(from, slotLength));
    const count = Math.max(0, Math.floor((to - begin) / slotLength));
    const starts = Array.from({ length: count }, (_, index) => begin + index * slotLength);
    // Looked at one by one only where it matters: a checkout of a week has some 200 of them.
    if (!isMovedBetween(clock, today, begin, to)) return starts;
    return starts.filter(start => momentsOf(clock, today, start).length > 0);
  });
}

/**
 * The openings from yesterday, whose overnight hours may not have ended yet, until a week after the day `inDays` (0 is
 * today).
 */
function openingsUntil(hours: Hours, today: string, inDays: number): Span[] {
  return joined(spansFrom(hours, addDays(today, -1), inDays + daysAhead + 2));
}

/** The time on the market's clock at a moment, in minutes since the midnight that begins `today`. */
function minutesAt(clock: MarketClock, today: string, moment: number): number {
  const { date, minutes } = wallTime(clock, moment);
  return daysBetween(today, date) * day + minutes;
}

/** Joins openings that touch, for example at midnight, because lead time counts only from the real opening. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last === undefined || span.from > last.to) all.push({ ...span });
    else last.to = Math.max(last.to, span.to);
  }
  return all;
}

function roundUp(minutes: number, step: number): number {
  return Math.ceil(minutes / step) * step;
}
