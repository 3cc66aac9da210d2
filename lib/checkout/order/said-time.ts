/**
 * What the order button said of the time: "today", "about 19:35". The form posts it back, because these words become
 * untrue by waiting alone, and the fingerprint knows nothing of the hour in which a page was made. Pure.
 */
import type { ChosenTime } from '@/lib/checkout/chosen-time';
import { slotLength } from '@/lib/checkout/slots';

/** "0.1175": the days from today, and minutes since midnight; "" where there is no time. */
export function saidOf(when: ChosenTime): string {
  return when.kind === 'none' ? '' : `${when.inDays}.${when.minutes}`;
}

/**
 * Whether the words still hold. "Tomorrow" does not once midnight has passed, but a date does. "As soon as possible,
 * about 19:35" may become later by as long as a slot, which is how exactly customers choose a time.
 */
export function isStillSo(said: string | undefined, when: ChosenTime): boolean {
  const [, day, minutes] = /^(\d{1,3})\.(\d{1,4})$/.exec(said ?? '') ?? [];
  if (day === undefined || when.kind === 'none') return true;
  const isDayNamed = Number(day) < 2;
  if (isDayNamed && Number(day) !== when.inDays) return false;
  return when.kind === 'slot' || when.minutes - Number(minutes) <= slotLength;
}

/**
 * The time that the button said, in minutes since midnight, where "as soon as possible" has become later than that on
 * the same day; otherwise null.
 */
export function earlierThan(when: ChosenTime, said: string | undefined): number | null {
  const [day, minutes] = (said ?? '').split('.').map(Number);
  if (when.kind !== 'asap' || day !== when.inDays || minutes === undefined) return null;
  return minutes < when.minutes ? minutes : null;
}
