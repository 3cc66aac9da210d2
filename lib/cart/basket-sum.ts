/** Merges two baskets of one shop: adding a line that is already there raises its quantity (docs/behaviour.md 4). */
import type { Basket, BasketLine } from '@/lib/cart/basket';

/** The lines of `added` with their quantities in `before` added, as absolute quantities. */
export function raised(before: Basket | null, added: BasketLine[]): BasketLine[] {
  const known = new Map(before?.lines.map(line => [line.stockId, line]));
  return added.map(line => {
    const own = known.get(line.stockId);
    return own === undefined ? line : joined(own, line);
  });
}

export function mergeBaskets(before: Basket | null, added: Basket): Basket {
  const changed = raised(before, added.lines);
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

/** Keeps the newer price, which the customer saw last. */
function joined(own: BasketLine, added: BasketLine): BasketLine {
  const addons = new Map(own.addons.map(({ stockId, quantity }) => [stockId, quantity]));
  for (const { stockId, quantity } of added.addons) addons.set(stockId, (addons.get(stockId) ?? 0) + quantity);
  return {
    ...added,
    quantity: own.quantity + added.quantity,
    addons: [...addons].map(([stockId, quantity]) => ({ stockId, quantity })),
  };
}

/** Units of a basket without add-ons. */
export function countOf(basket: Basket | null): number {
  return basket?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
