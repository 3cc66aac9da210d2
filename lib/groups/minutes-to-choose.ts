/** How many minutes do the members of a group order have left to choose? */

/** Beyond this the time of day says more. */
const mostMinutes = 90;

/** Whole minutes, rounded up; null where the time is over or far away. Both times in milliseconds. */
export function minutesToChoose(until: number, now: number): number | null {
  const minutes = Math.ceil((until - now) / 60_000);
  return minutes > 0 && minutes <= mostMinutes ? minutes : null;
}
