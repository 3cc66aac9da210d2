/** How many units of a stock does a request get (docs/api.md 7.3)? */

export interface Bounds {
  min_qty: number;
  max_qty: number;
  in_store: number;
}

/** At least the minimum, at most the maximum and the units in store; 0 when sold out. */
export function clamped(wanted: number, { min_qty, max_qty, in_store }: Bounds): number {
  if (wanted <= 0) return 0;
  return Math.max(Math.min(Math.max(wanted, min_qty), max_qty, in_store), 0);
}
