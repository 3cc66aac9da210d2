/**
 * Calculates the times at which an order can arrive (docs/api.md 6.3). Pure: from a shop's hours, its closed dates and
 * the market's clock.
 */
import { daysAhead, openState, type Span, spansFrom } from '@/lib/shops/hours';
import type { DeliveryTime, Hours } from '@/lib/shops/schema';
import { addDays, type WallTime } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';

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

/** Today and the next six days. `lead` is in minutes. Slots after midnight belong to the date that they fall on. */
export function slotDays(hours: Hours, now: WallTime, lead: number): SlotDay[] {
  const starts = hours.isTakingOrders ? slotStarts(hours, now, lead) : [];
  return Array.from({ length: daysAhead }, (_, inDays) => ({
    date: addDays(now.date, inDays),
    inDays,
    weekday: (now.weekday + inDays) % 7,
    slots: starts.filter(start => Math.floor(start / day) === inDays).map(start => start % day),
  }));
}

/**
 * When an order made now arrives: now plus `lead` (minutes), rounded up to 5 minutes. Null while the shop is closed.
 */
export function soonest(hours: Hours, now: WallTime, lead: number): { date: string; minutes: number } | null {
  if (openState(hours, now).state !== 'open') return null;
  const minutes = roundUp(now.minutes + lead, 5);
  return { date: addDays(now.date, Math.floor(minutes / day)), minutes: minutes % day };
}

/** The longest time from order to delivery in minutes; half an hour for a shop that does not state it. */
export function leadOf(time: DeliveryTime): number {
  const longest = Math.max(time?.from ?? 0, time?.to ?? 0);
  return time === null || longest === 0 ? 30 : longest * minutesIn[time.type];
}

/** The starts of all slots, in minutes since the midnight that begins today. */
function slotStarts(hours: Hours, now: WallTime, lead: number): number[] {
  const first = roundUp(now.minutes + lead, 60);
  return joined(spansFrom(hours, addDays(now.date, -1), daysAhead + 2)).flatMap(({ from, to }) => {
    const begin = Math.max(first, roundUp(from + lead, slotLength));
    const count = Math.max(0, Math.floor((to - begin) / slotLength));
    return Array.from({ length: count }, (_, index) => begin + index * slotLength);
  });
}

/** Joins openings that touch, for example at midnight, because lead time counts only from the real opening. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last === undefined || span.from > last.to) all.push({ ...span });
    else last.to = Math.max(last.to, span.to);
  }
  return all;
}

function roundUp(minutes: number, step: number): number {
  return Math.ceil(minutes / step) * step;
}
