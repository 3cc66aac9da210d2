/** Sums up what was measured several times. */

/** The value that this share of all does not exceed, from 0 to 1; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
