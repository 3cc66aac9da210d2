/**
 * Tells whether a shop takes orders now, until when, and when it opens next. Follows docs/api.md 6.3, but also handles
 * overnight hours correctly.
 */
import type { Hours, WorkingDay } from '@/lib/shops/schema';
import { addDays, daysFrom, type WallTime } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';

export type OpenState =
  /** `until` in minutes since midnight. */
  | { state: 'open'; until: number; isAroundTheClock: boolean }
  /** `inDays` counts from today, within `daysAhead`; `from` in minutes since midnight. */
  | { state: 'closed'; opens: { inDays: number; weekday: number; from: number } | null }
  /** The owner has switched ordering off, whatever the hours are. */
  | { state: 'paused' }
  /** The market's time is not known. */
  | { state: 'unknown' };

/** The number of days for which one can order, today being the first: a later opening counts as none. */
export const daysAhead = 7;

const { day } = minutesIn;

export function openState(hours: Hours, now: WallTime): OpenState {
  if (!hours.isTakingOrders) return { state: 'paused' };
  if (now.isUnknown) return { state: 'unknown' };
  const spans = spansAround(hours, now.date);
  const minute = now.minutes;
  const current = spanAt(spans, minute);
  if (current !== undefined) {
    const until = joinedEnd(spans, current.to);
    return { state: 'open', until: until % day, isAroundTheClock: until - minute > 2 * day };
  }
  const next = spanAfter(spans, minute);
  if (next === undefined) return { state: 'closed', opens: null };
  const inDays = Math.floor(next.from / day);
  return {
    state: 'closed',
    opens: { inDays, weekday: (now.weekday + inDays) % 7, from: next.from % day },
  };
}

/** Whether it is known that the shop takes no orders now. */
export function isShut({ state }: OpenState): boolean {
  return state === 'closed' || state === 'paused';
}

/** The same, but not for a shop without any hours: R1 lists recommended shops without theirs (docs/api.md 6.4). */
export function countsAsShut({ days }: Hours, opening: OpenState): boolean {
  return isShut(opening) && !(opening.state === 'closed' && days.length === 0);
}

/** A cache, because a page asks several times for each of hundreds of shops: for the sort, the row and the card. */
const known = new WeakMap<Hours, { today: string; spans: Span[] }>();

function spansAround(hours: Hours, today: string): Span[] {
  const last = known.get(hours);
  if (last?.today === today) return last.spans;
  const spans = spansFrom(hours, addDays(today, -1), daysAhead + 1);
  known.set(hours, { today, spans });
  return spans;
}

/** The hours of a weekday (0 is Monday), or null when the shop is closed on it. */
export function openingOn(hours: Hours, weekday: number): WorkingDay | null {
  for (const entry of hours.days) if (entry.weekday === weekday) return entry.isClosed ? null : entry;
  return null;
}

export interface Span {
  /** Minutes since the midnight that begins today; yesterday's are negative. */
  from: number;
  to: number;
}

/**
 * The openings of `count` days, in the order of their start. `firstDate` must be yesterday, whose overnight hours may
 * not have ended yet: an opening whose end is not after its start ends on the next day.
 */
export function spansFrom(hours: Hours, firstDate: string, count: number): Span[] {
  const spans: Span[] = [];
  let midnight = -day;
  for (const { date, weekday } of daysFrom(firstDate, count)) {
    const opening = hours.closedDates.includes(date) ? null : openingOn(hours, weekday);
    if (opening !== null) {
      const from = midnight + opening.from;
      const length = (opening.to - opening.from + day) % day || day;
      // Owners write "all day" as 00-00 to 23-59.
      spans.push({ from, to: from + (length >= day - 1 ? day : length) });
    }
    midnight += day;
  }
  return spans;
}

// A loop, because a closure made for each shop would be compiled again and again (docs/decisions/146).
function spanAt(spans: Span[], minute: number): Span | undefined {
  for (const span of spans) if (span.from <= minute && minute < span.to) return span;
}

function spanAfter(spans: Span[], minute: number): Span | undefined {
  for (const span of spans) if (span.from > minute) return span;
}

/** The end of an opening, including all that follow without a gap. */
function joinedEnd(spans: Span[], end: number): number {
  const following = spanAt(spans, end);
  return following === undefined ? end : joinedEnd(spans, following.to);
}
