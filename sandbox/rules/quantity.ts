/** How many units of a stock does a request get (docs/api.md 7.3)? */

interface Bounds {
  min_qty: number;
  max_qty: number;
  in_store: number;
}

/** At least the minimum, at most the maximum and the units in store; 0 when sold out. */
export function clamped(wanted: number, { min_qty, max_qty, in_store }: Bounds): number {
  if (wanted <= 0) return 0;
  return Math.max(Math.min(Math.max(wanted, min_qty), max_qty, in_store), 0);
}

/** The amounts that may be had, as a sentence names them: the largest, or from and to; null where the wanted one may. */
export function allowedInstead(wanted: number, { min_qty, max_qty, in_store }: Bounds): string | null {
  const most = Math.max(Math.min(max_qty, in_store), 0);
  if (wanted > most) return String(most);
  return wanted < min_qty ? `${min_qty}-${most}` : null;
}
