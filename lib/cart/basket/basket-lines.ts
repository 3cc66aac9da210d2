/** Finds, counts, compares and removes lines of a basket. */
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';

export function findLine(basket: Basket | null, stockId: string): BasketLine | undefined {
  return basket?.lines.find(line => line.stockId === stockId);
}

/** Bought units, without add-ons. */
export function countUnits(basket: Basket | null): number {
  return basket?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}

/** Whether line and add-ons have the same quantities; two missing lines are the same. */
export function isSameLine(one: BasketLine | undefined, other: BasketLine | undefined): boolean {
  return quantitiesOf(one) === quantitiesOf(other);
}

function quantitiesOf(line: BasketLine | undefined): string {
  const addons = line?.addons.map(({ stockId, quantity }) => `${stockId}x${quantity}`) ?? [];
  return [line?.quantity ?? 0, ...addons.toSorted()].join();
}

/** The basket without the line, or without one of its add-ons. */
export function withoutLine(basket: Basket, stockId: string, addonId: string | undefined): Basket {
  if (addonId === undefined) return { ...basket, lines: basket.lines.filter(line => line.stockId !== stockId) };
  const lines = basket.lines.map(line =>
    line.stockId === stockId ? { ...line, addons: line.addons.filter(addon => addon.stockId !== addonId) } : line,
  );
  return { ...basket, lines };
}
