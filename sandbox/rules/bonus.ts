/** What is given free? "Buy so many of it" and "reach this sum" of docs/api.md 7.8. */

/** `value` is a number of units for a stock's bonus, a sum in the base currency for a shop's. */
export interface BonusTerms {
  value: number;
  bonus_quantity: number;
  bonus_stock_id: number;
}

/** Free units by stock. `bought` is how many units of the stock that carries the bonus were bought. */
export function earnedByCount(bonuses: (BonusTerms & { bought: number })[]): Map<number, number> {
  const earned = new Map<number, number>();
  for (const { value, bonus_quantity, bonus_stock_id, bought } of bonuses) {
    const units = value > 0 ? bonus_quantity * Math.floor(bought / value) : 0;
    if (units > 0) earned.set(bonus_stock_id, (earned.get(bonus_stock_id) ?? 0) + units);
  }
  return earned;
}

/** Once, however far the goods exceed the sum. Nothing bought earns nothing. */
export function earnedBySum(bonus: BonusTerms, goods: number): Map<number, number> {
  const isReached = goods > 0 && goods >= bonus.value;
  return new Map(isReached ? [[bonus.bonus_stock_id, bonus.bonus_quantity]] : []);
}
