/**
 * Merges baskets of one shop. Goods that are added raise the quantity of their line. A whole basket that returns beside
 * another one leaves each line the larger of the two quantities, so that a basket that arrives twice is not doubled
 * (docs/decisions/060).
 */
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';
import { findLine } from '@/lib/cart/basket/basket-lines';

/** What becomes of the quantity that a basket holds when more of the same stock arrives. */
export type MergeRule = (held: number, arriving: number) => number;

export const addUp: MergeRule = (held, arriving) => held + arriving;
export const takeLarger: MergeRule = Math.max;

/** One basket of both: the lines that only `held` has, unchanged, then those of `arriving`, merged. */
export function mergeBaskets(held: Basket | null, arriving: Basket, rule: MergeRule): Basket {
  const merged = mergeLines(held, arriving.lines, rule);
  if (held === null) return { ...arriving, lines: merged };
  const untouched = linesPricedIn(arriving.currency, held).filter(
    ({ stockId }) => !merged.some(line => line.stockId === stockId),
  );
  return { ...arriving, lines: [...untouched, ...merged] };
}

/**
 * The `arriving` lines alone, each in the quantity that it will have in the basket. They keep their own price, which is
 * the one that the customer saw last.
 */
export function mergeLines(held: Basket | null, arriving: BasketLine[], rule: MergeRule): BasketLine[] {
  return arriving.map(line => {
    const before = findLine(held, line.stockId);
    if (before === undefined) return line;
    const addons = new Map(before.addons.map(({ stockId, quantity }) => [stockId, quantity]));
    for (const { stockId, quantity } of line.addons) addons.set(stockId, rule(addons.get(stockId) ?? 0, quantity));
    return {
      ...line,
      quantity: rule(before.quantity, line.quantity),
      addons: [...addons].map(([stockId, quantity]) => ({ stockId, quantity })),
    };
  });
}

/** The basket's lines, without the prices that were shown in another currency. */
export function linesPricedIn(currency: string, basket: Basket): BasketLine[] {
  return basket.currency === currency ? basket.lines : basket.lines.map(line => ({ ...line, shown: null }));
}
