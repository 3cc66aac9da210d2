/** How amounts of the API, floats of many decimals, become whole minor units whose sum is the printed sum. */

/** A hair above the half, so that 1671.4999999 and 2071.5000001, the same half on the wire, go the same way. */
const hair = 1e-6;

/** `amount` in whole units of the currency. */
export function toMinor(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount) * 100 + hair);
}

/**
 * Rounds each amount (in whole units of the currency) to minor units so that together they are `sum` minor units:
 * whoever was rounded furthest the wrong way gives a cent or takes one, and 0 stays 0. What is left when even that does
 * not suffice stands in `rest`.
 */
export function apportion(amounts: number[], sum: number): { minor: number[]; rest: number } {
  const minor = amounts.map(toMinor);
  let rest = sum - minor.reduce((total, amount) => total + amount, 0);
  const step = Math.sign(rest);
  const byNeed = amounts
    .map((amount, index) => ({ index, need: step * (amount * 100 - (minor[index] ?? 0)) }))
    .filter(({ index, need }) => minor[index] !== 0 && need > -hair)
    .toSorted((a, b) => b.need - a.need);
  for (const { index } of byNeed) {
    if (rest === 0) break;
    minor[index] = (minor[index] ?? 0) + step;
    rest -= step;
  }
  return { minor, rest };
}
