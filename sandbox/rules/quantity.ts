/** How many of a stock does somebody get who asks for so many? docs/api.md 7.3. */

export interface Bounds {
  min_qty: number;
  max_qty: number;
  in_store: number;
}

/** At least the minimum, at most the maximum, never more than there are: 0 when it is sold out. */
export function clamped(wanted: number, { min_qty, max_qty, in_store }: Bounds): number {
  if (wanted <= 0) return 0;
  return Math.max(Math.min(Math.max(wanted, min_qty), max_qty, in_store), 0);
}
