/** Compares the API's floats, and rounds them to whole minor units that add up to the printed sum. */

import { wholeMinor } from '@/lib/money';

/** Whether two floats in whole units of a currency mean the same amount: they differ by less than a tenth of a cent. */
export function isSameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.001;
}

/** `amount` in whole units of the currency. */
export function toMinor(amount: number): number {
  return wholeMinor(amount * 100);
}

/** The largest difference between two floats that mean the same share of a minor unit. */
const tolerance = 1e-6;

/**
 * Rounds amounts (in whole units of the currency) to minor units that add up to `sum`: those rounded furthest in the
 * wrong direction are changed by one minor unit, and 0 stays 0. Where that does not suffice, more than rounding is
 * missing: each amount stays as it is, and `rest` is the difference.
 */
export function apportion(amounts: number[], sum: number): { minor: number[]; rest: number } {
  const minor = amounts.map(toMinor);
  const rest = sum - minor.reduce((total, amount) => total + amount, 0);
  const step = Math.sign(rest);
  const byNeed = amounts
    .map((amount, index) => ({ index, need: step * (amount * 100 - (minor[index] ?? 0)) }))
    .filter(({ index, need }) => minor[index] !== 0 && need > -tolerance)
    .toSorted((a, b) => b.need - a.need);
  if (byNeed.length < Math.abs(rest)) return { minor, rest };
  for (const { index } of byNeed.slice(0, Math.abs(rest))) minor[index] = (minor[index] ?? 0) + step;
  return { minor, rest: 0 };
}

/** What each line costs, in minor units that add up to the sum of all. `amountOf`: in whole units of the currency. */
export function roundedTogether<L>(lines: L[], amountOf: (line: L) => number): Map<L, number> {
  const amounts = lines.map(amountOf);
  const { minor } = apportion(amounts, toMinor(amounts.reduce((sum, amount) => sum + amount, 0)));
  return new Map(lines.map((line, index) => [line, minor[index] ?? 0]));
}
