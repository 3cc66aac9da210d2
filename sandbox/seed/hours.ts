/** When are shops open? The usual weeks, Monday first. */
import type { SeedHours } from './types.ts';

type Day = readonly [from: string, to: string] | null;

const every = (from: string, to: string): Day[] => Array.from({ length: 7 }, () => [from, to] as const);

export function daily(from: string, to: string): SeedHours {
  return { week: every(from, to) };
}

export const roundTheClock: SeedHours = { week: every('00:00', '23:59') };

/** 0 is Monday. */
export function closedOn(weekday: number, from: string, to: string): SeedHours {
  return { week: every(from, to).map((day, index) => (index === weekday ? null : day)) };
}

export function longWeekend(weekdays: readonly [string, string], weekend: readonly [string, string]): SeedHours {
  return { week: Array.from({ length: 7 }, (_, day) => (day >= 4 ? weekend : weekdays)) };
}

/** Days from today: 0 is today. */
export function holidays(hours: SeedHours, ...days: number[]): SeedHours {
  return { ...hours, closedInDays: days };
}
