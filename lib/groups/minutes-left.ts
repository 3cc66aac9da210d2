/** How many minutes are left to choose? */

/** Beyond this the time of day says more. */
const mostMinutes = 90;

/** Whole minutes, the last one begun counts; null where it is over or far away. Both times in milliseconds. */
export function minutesLeft(until: number, now: number): number | null {
  const minutes = Math.ceil((until - now) / 60_000);
  return minutes > 0 && minutes <= mostMinutes ? minutes : null;
}
