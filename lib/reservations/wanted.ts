/** Reads what a visitor has chosen so far from the page's query, every part of which may be missing or wrong. */
import { idShape } from '@/lib/api/shapes';
import type { PageQuery } from '@/lib/paths/page-query';
import type { Zone } from '@/lib/reservations/schema';
import type { BookingDay } from '@/lib/reservations/times';
import { minutesOf } from '@/lib/time';
import { readWhole } from '@/lib/typed-number';

/** Larger groups are asked to phone. */
export const mostGuests = 20;

export interface Wanted {
  zone: string;
  date: string;
  /** Minutes since midnight, as they were chosen; null before. */
  asked: number | null;
  /** The same, or null where the day does not have that time, or no longer. */
  minutes: number | null;
  guests: number;
}

/** Defaults: the first zone, the first day with times, and two guests. */
export function wantedOf(query: PageQuery, zones: Zone[], days: BookingDay[]): Wanted {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const open = days.filter(({ times }) => times.length > 0);
  const day = open.find(({ date }) => date === text('day')) ?? open[0];
  const asked = minutesOf(text('time'));
  const zone = zones.find(({ id }) => id === text('zone')) ?? zones[0];
  return {
    zone: zone?.id ?? '',
    date: day?.date ?? '',
    asked,
    minutes: asked !== null && day?.date === text('day') && day.times.includes(asked) ? asked : null,
    guests: guestsOf(text('guests')) ?? 2,
  };
}

/**
 * The time that a visitor finds chosen: their own, also where only another day has it; before they have chosen, an
 * evening time of the day, which most people look for, otherwise its first.
 */
export function preselectedTime({ asked, date }: Wanted, days: BookingDay[]): number {
  if (asked !== null && days.some(({ times }) => times.includes(asked))) return asked;
  const times = days.find(day => day.date === date)?.times ?? [];
  return times.find(minutes => minutes >= 19 * 60) ?? times[0] ?? 0;
}

export function guestsOf(typed: string): number | null {
  const count = readWhole(typed);
  return count !== null && count >= 1 && count <= mostGuests ? count : null;
}

/** The path of a restaurant's free tables. */
export function bookingPath(shopId: string): string {
  return idShape.test(shopId) ? `/reservations/${shopId}` : '/reservations';
}
