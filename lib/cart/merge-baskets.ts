/**
 * Combines two baskets of one shop. Adding a line that is already there raises its quantity. A whole basket that
 * returns beside another leaves each line the larger quantity, so that nothing is doubled when it arrives twice
 * (docs/decisions/060).
 */
import type { Basket, BasketLine } from '@/lib/cart/basket';

/** The lines of `added`, each in the sum of its quantities there and in `before`. */
export function raised(before: Basket | null, added: BasketLine[]): BasketLine[] {
  return joined(before, added, (own, more) => own + more);
}

/** The lines of `added`, each in the larger of its quantities there and in `before`. */
export function larger(before: Basket | null, added: BasketLine[]): BasketLine[] {
  return joined(before, added, Math.max);
}

/** `combine`: `raised` or `larger`. */
export function mergeBaskets(before: Basket | null, added: Basket, combine: typeof raised): Basket {
  const changed = combine(before, added.lines);
  const untouched = before?.lines.filter(({ stockId }) => !changed.some(line => line.stockId === stockId)) ?? [];
  return {
    ...added,
    lines: [...(before === null ? [] : linesIn(added.currency, { ...before, lines: untouched })), ...changed],
  };
}

/** Drops prices that were shown in another currency. */
export function linesIn(currency: string, basket: Basket): BasketLine[] {
  return basket.currency === currency ? basket.lines : basket.lines.map(line => ({ ...line, shown: null }));
}

/** Keeps the newer price, which is the one that the customer saw last. */
function joined(
  before: Basket | null,
  added: BasketLine[],
  combine: (own: number, added: number) => number,
): BasketLine[] {
  return added.map(line => {
    const own = before?.lines.find(({ stockId }) => stockId === line.stockId);
    if (own === undefined) return line;
    const addons = new Map(own.addons.map(({ stockId, quantity }) => [stockId, quantity]));
    for (const { stockId, quantity } of line.addons) addons.set(stockId, combine(addons.get(stockId) ?? 0, quantity));
    return {
      ...line,
      quantity: combine(own.quantity, line.quantity),
      addons: [...addons].map(([stockId, quantity]) => ({ stockId, quantity })),
    };
  });
}

/** Counts units, without add-ons. */
export function countOf(basket: Basket | null): number {
  return basket?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
