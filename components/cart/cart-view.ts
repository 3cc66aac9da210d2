/** What is shown of a cart: the last answer, and what the presses will make of it. Pure. */
import type { Press } from '@/components/cart/cart-store';
import type { CartAnswer } from '@/components/cart/shown';

export interface CartView {
  /** Null until somebody has asked. */
  answer: CartAnswer | null;
  /** Units of bought lines by stock, with what is on its way; 0 for what is on its way out. */
  units: ReadonlyMap<string, number>;
  count: number;
  /** Of the goods, in minor units; null while unknown. */
  goods: number | null;
  isSaving: boolean;
}

export function viewOf(answer: CartAnswer | null, pressed: Press[]): CartView {
  const bought = answer?.cart?.lines.filter(({ isBonus }) => !isBonus) ?? [];
  const units = new Map(bought.map(({ stockId, quantity }) => [stockId, quantity]));
  const prices = new Map(bought.map(({ stockId, unit }) => [stockId, unit]));
  let count = answer?.count ?? 0;
  let goods = answer?.cart?.goods ?? (answer === null ? null : 0);
  for (const { stockId, to, by = 0, unit } of pressed.flatMap(({ effects }) => effects)) {
    const before = units.get(stockId) ?? 0;
    const after = to ?? before + by;
    units.set(stockId, after);
    count += after - before;
    goods = goods === null ? null : goods + (after - before) * (prices.get(stockId) ?? unit ?? 0);
  }
  return { answer, units, count, goods, isSaving: pressed.length > 0 };
}
