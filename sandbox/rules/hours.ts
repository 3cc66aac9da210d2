/** Is a shop working at a given moment of the market's own clock? */

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export interface WorkingDay {
  day: Weekday;
  /** "HH-mm" as in answers (docs/api.md 1.9). `to` before `from` runs over midnight; equal is round the clock. */
  from: string;
  to: string;
  disabled: boolean;
}

/** A moment on the market's own clock. */
export interface LocalMoment {
  date: string;
  minutes: number;
}

/** A holiday closes the working day that starts on it, but not the end of the night before. */
export function isWorking(week: WorkingDay[], closedDates: string[], at: LocalMoment): boolean {
  const today = spanOn(at.date, week, closedDates);
  if (today && at.minutes >= today.from && at.minutes < today.to) return true;

  const yesterday = spanOn(dayBefore(at.date), week, closedDates);
  return yesterday !== null && at.minutes + minutesOfDay < yesterday.to;
}

/** Reads "YYYY-MM-DD HH:mm"; null when it is anything else. */
export function parseMoment(text: string): LocalMoment | null {
  const match = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  const [, date, hours, minutes] = match ?? [];
  if (!date || Number.isNaN(Date.parse(date))) return null;
  return { date, minutes: Number(hours) * 60 + Number(minutes) };
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] as Weekday;
}

const minutesOfDay = 24 * 60;

/** Minutes since this date's midnight; `to` goes past 24 hours when the night belongs to this day. */
function spanOn(date: string, week: WorkingDay[], closedDates: string[]): { from: number; to: number } | null {
  if (closedDates.includes(date)) return null;
  const day = week.find(entry => entry.day === weekdayOf(date));
  if (!day || day.disabled) return null;
  const from = minutesOf(day.from);
  const to = minutesOf(day.to);
  if (to === minutesOfDay - 1) return { from, to: minutesOfDay };
  return { from, to: to > from ? to : to + minutesOfDay };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split('-').map(Number);
  return hours * 60 + minutes;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - minutesOfDay * 60_000).toISOString().slice(0, 10);
}
