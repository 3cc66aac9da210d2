/** How is a cart filled? With absolute quantities per stock, which the stock's bounds limit. Call inside a transaction. */

import type { CartItem } from '../input/cart-items.ts';
import type { View } from '../input/view.ts';
import type { CartRow } from '../queries/carts.ts';
import { type Sellable, sellables } from '../queries/sellable.ts';
import { clamped } from '../rules/quantity.ts';
import { updateBonusLines } from './bonus-lines.ts';
import { type LineKey, lineId, removeLine, writeLine } from './write-line.ts';

/** Skips stocks that are unknown, not on sale or another shop's, as the API does (docs/api.md 7.3). */
export function setItems(view: View, cart: CartRow, participantId: number, items: CartItem[]): void {
  const stocks = sellables(
    view,
    items.flatMap(({ stockId, parentId }) => (parentId === null ? [stockId] : [stockId, parentId])),
  );
  const onSale = (id: number): Sellable | undefined => {
    const stock = stocks.get(id);
    return stock?.on_sale && stock.shop_id === cart.shop_id ? stock : undefined;
  };
  const done = new Set<number>();
  for (const { stockId, parentId, quantity } of items) {
    if (done.has(stockId)) continue;
    done.add(stockId);
    const stock = onSale(stockId);
    if (!stock || Boolean(stock.addon) !== (parentId !== null)) continue;
    if (parentId === null) setLine(view, participantId, stock, null, quantity);
    else setAddon(view, participantId, stock, onSale(parentId), quantity);
  }
  updateBonusLines(view, cart);
}

/** With the add-ons of each. */
export function removeLines(view: View, cart: CartRow, lineIds: number[]): void {
  for (const id of lineIds) removeLine(view.store, id);
  updateBonusLines(view, cart);
}

/** Puts the parent into the cart as well where it is missing. */
function setAddon(view: View, participantId: number, addon: Sellable, parent: Sellable | undefined, quantity: number) {
  if (!parent || !isOffered(view, parent, addon)) return;
  const parentLine = lineId(view.store, keyOf(participantId, parent, null));
  if (parentLine === undefined && quantity <= 0) return;
  const parentId = parentLine ?? setLine(view, participantId, parent, null, 1);
  if (parentId !== undefined) setLine(view, participantId, addon, parentId, quantity);
}

/** Answers the line's id; undefined when the quantity comes to 0, which removes the line. */
function setLine(view: View, participantId: number, stock: Sellable, parentId: number | null, quantity: number) {
  const key = keyOf(participantId, stock, parentId);
  const units = clamped(quantity, stock);
  if (units > 0) {
    writeLine(view, key, units);
    return lineId(view.store, key);
  }
  const line = lineId(view.store, key);
  if (line !== undefined) removeLine(view.store, line);
  return undefined;
}

function keyOf(participantId: number, { stock_id }: Sellable, parentId: number | null): LineKey {
  return { participantId, stockId: stock_id, parentId, bonus: 0 };
}

function isOffered({ store }: View, parent: Sellable, addon: Sellable): boolean {
  const sql = 'SELECT 1 FROM stock_addons WHERE stock_id = ? AND addon_id = ?';
  return store.one(sql, parent.stock_id, addon.product_id) !== undefined;
}
