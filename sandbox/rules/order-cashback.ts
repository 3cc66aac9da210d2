/** How much cashback does a delivered order earn (docs/api.md 10.7)? */

export interface CashbackStep {
  type: 'percent' | 'fix';
  /** From this total on, in the base currency. */
  value: number;
  /** Percent, or an amount in the base currency. */
  price: number;
}

/** By the step with the greatest value that the amount reaches; in the base currency, as `amount`. */
export function cashbackOf(steps: CashbackStep[], amount: number): number {
  const [step] = steps.filter(({ value }) => value <= amount).sort((a, b) => b.value - a.value);
  if (!step) return 0;
  return step.type === 'percent' ? (amount * step.price) / 100 : step.price;
}
