/** The first digits of round sums. */
const usualSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * Rounds a sum to a round one: 18.40 is 20, 252,000 is 250,000. With steps of 1, 2 and 5 it is 20 and 200,000. Minor
 * units or whole ones, as the answer is. Pure.
 */
export function roundSum(sum: number, steps = usualSteps): number {
  if (sum <= 0) return 0;
  const scale = 10 ** Math.floor(Math.log10(sum));
  let nearest = 1;
  for (const step of steps) if (Math.abs(step * scale - sum) < Math.abs(nearest * scale - sum)) nearest = step;
  return Math.round(nearest * scale);
}
