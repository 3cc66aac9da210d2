/** Rounds a sum to a round one: 18.40 is 20, 252,000 is 250,000. Pure. */

/** The first digits of round sums. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Minor units, as the answer is. */
export function roundSum(minor: number): number {
  if (minor <= 0) return 0;
  const scale = 10 ** Math.floor(Math.log10(minor));
  let nearest = 1;
  for (const step of steps) if (Math.abs(step * scale - minor) < Math.abs(nearest * scale - minor)) nearest = step;
  return Math.round(nearest * scale);
}
