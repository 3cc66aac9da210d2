/** What comes back with a delivered order? docs/api.md 10.7. */

export interface CashbackStep {
  type: 'percent' | 'fix';
  /** From this total on, in the base currency. */
  value: number;
  /** Percent, or an amount in the base currency. */
  price: number;
}

/** The step with the greatest value that the amount reaches counts; in the base currency, as `amount` is. */
export function cashbackOf(steps: CashbackStep[], amount: number): number {
  const [step] = steps.filter(({ value }) => value <= amount).sort((a, b) => b.value - a.value);
  if (!step) return 0;
  return step.type === 'percent' ? (amount * step.price) / 100 : step.price;
}
