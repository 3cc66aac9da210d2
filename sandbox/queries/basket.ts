/** What would a guest's products be as a cart? Clamped, nested and with free units as in one, but not stored. */

import type { CartItem } from '../input/cart-items.ts';
import type { View } from '../input/view.ts';
import { linePrice } from '../rules/cart-price.ts';
import { clamped } from '../rules/quantity.ts';
import { bonusesByCount, bonusesBySum } from './bonuses.ts';
import { type BasketLine, sellables } from './sellable.ts';

/** An add-on belongs to the nearest line of its parent's stock before it. Ids count from 1. */
export function basketOf(view: View, shopId: number, items: CartItem[]): BasketLine[] {
  const stocks = sellables(
    view,
    items.map(item => item.stockId),
  );
  const lines: BasketLine[] = [];
  for (const { stockId, parentId, quantity } of items) {
    const stock = stocks.get(stockId);
    if (!stock?.on_sale || stock.shop_id !== shopId || Boolean(stock.addon) !== (parentId !== null)) continue;
    const parent = parentId === null ? null : lines.findLast(line => line.stock_id === parentId && !line.addon);
    const units = clamped(quantity, stock);
    if (units === 0 || parent === undefined) continue;
    const price = linePrice(stock.unit, units);
    lines.push({ ...stock, id: lines.length + 1, parent_id: parent?.id ?? null, quantity: units, bonus: 0, price });
  }
  return [...lines, ...freeLines(view, shopId, lines)];
}

function freeLines(view: View, shopId: number, lines: BasketLine[]): BasketLine[] {
  const earned = bonusesByCount(view, lines);
  for (const [stock, units] of bonusesBySum(view, shopId, lines)) earned.set(stock, (earned.get(stock) ?? 0) + units);
  const stocks = sellables(view, [...earned.keys()]);
  return [...earned].flatMap(([stockId, quantity], index) => {
    const stock = stocks.get(stockId);
    const id = lines.length + 1 + index;
    return stock
      ? [{ ...stock, id, parent_id: null, quantity, bonus: 1 as const, price: { price: 0, discount: 0 } }]
      : [];
  });
}
