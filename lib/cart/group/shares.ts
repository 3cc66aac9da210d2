/**
 * Divides what a group order costs among its participants. Taxes and discounts are divided by the price of each one's
 * goods; fees too, or equally, as the owner has chosen. Amounts are exact to the minor unit (largest remainder method).
 */
import type { Totals } from '@/lib/cart/totals';

interface GroupPart {
  id: string;
  /** Minor units, after product discounts. */
  goods: number;
}

export type Sharing = 'value' | 'equal';

type Sums = { [K in 'deliveryFee' | 'serviceFee' | 'tips' | 'total']: Pick<Totals[K], 'minor'> };

/**
 * The share of each participant in minor units; together exactly the total. A participant who has chosen nothing pays
 * nothing, unless nobody has chosen anything.
 */
export function sharesOf(parts: GroupPart[], { deliveryFee, serviceFee, tips, total }: Sums, sharing: Sharing) {
  const values = parts.map(({ goods }) => goods);
  const goods = values.reduce((sum, value) => sum + value, 0);
  const fees = deliveryFee.minor + serviceFee.minor + tips.minor;
  const taxesAndDiscounts = divideByWeights(total.minor - goods - fees, values);
  const feeOf = divideByWeights(fees, sharing === 'value' ? values : values.map(value => (value > 0 ? 1 : 0)));
  return new Map(
    parts.map(({ id, goods }, index) => [id, goods + (taxesAndDiscounts[index] ?? 0) + (feeOf[index] ?? 0)]),
  );
}

/** Divides an amount by these weights into whole parts that together are exactly the amount. */
export function divideByWeights(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const counted = sum > 0 ? weights : weights.map(() => 1);
  const whole = BigInt(sum > 0 ? sum : weights.length);
  const size = BigInt(Math.abs(amount));
  // In BigInt: amount times weight may exceed what a float can hold exactly.
  const products = counted.map(weight => size * BigInt(weight));
  const parts = products.map(product => Number(product / whole));
  const missing = Math.abs(amount) - parts.reduce((all, part) => all + part, 0);
  const byRemainder = products
    .map((product, index) => ({ index, left: product % whole }))
    .toSorted((a, b) => Number(b.left - a.left));
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map(part => (part === 0 ? 0 : Math.sign(amount) * part));
}
