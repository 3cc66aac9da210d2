/** Finds the time that a draft has chosen among those offered. Pure. */
import type { Draft } from '@/lib/checkout/draft/draft';
import type { SlotDay, Soonest } from '@/lib/checkout/slots';
import { minutesOf } from '@/lib/time';

type OfferedTime =
  | ({ kind: 'asap' } & Soonest)
  | { kind: 'slot'; date: string; minutes: number; inDays: number; weekday: number };

export type ChosenTime =
  | OfferedTime
  /**
   * "never": the shop offers no time at all. "closedNow", "closedDay", "gone": the chosen time is no longer offered.
   * "unknown": the market's time is not known.
   */
  | { kind: 'none'; why: 'never' | 'closedNow' | 'closedDay' | 'gone' | 'unknown' }
  /** The shop has an order ready by that time, but its collection point is closed then. */
  | { kind: 'none'; why: 'pointClosed'; wanted: OfferedTime };

/** Without a choice it is the earliest time: as soon as possible while the shop is open, otherwise its first slot. */
export function timeOf(draft: Draft, days: SlotDay[], soonest: Soonest | null): ChosenTime {
  if (soonest !== null && (draft.day === '' || draft.day === 'asap')) return { kind: 'asap', ...soonest };
  const open = days.filter(({ slots }) => slots.length > 0);
  if (open.length === 0) return { kind: 'none', why: 'never' };
  if (draft.day === 'asap') return { kind: 'none', why: 'closedNow' };
  const day = draft.day === '' ? open[0] : days.find(({ date }) => date === draft.day);
  // Midnight has passed since it was chosen: the shop need not be closed on such a day.
  if (draft.day !== '' && draft.day < (days[0]?.date ?? '')) return { kind: 'none', why: 'gone' };
  if (day === undefined || day.slots.length === 0) return { kind: 'none', why: 'closedDay' };
  const minutes = draft.day === '' ? day.slots[0] : minutesOf(draft.time);
  if (minutes == null || !day.slots.includes(minutes)) return { kind: 'none', why: 'gone' };
  return { kind: 'slot', date: day.date, minutes, inDays: day.inDays, weekday: day.weekday };
}
