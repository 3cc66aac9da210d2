/** Which products does a request put into a cart? `products[]` of docs/api.md 7.3, quantities absolute. */

import { existingId, requiredId } from './existing.ts';
import type { View } from './view.ts';

export interface CartItem {
  stockId: number;
  /** 0 removes the line. */
  quantity: number;
  /** For an add-on: the parent's stock. */
  parentId: number | null;
}

/** Call `view.check.throwIfInvalid()` before using the items. */
export function readCartItems(view: View): CartItem[] {
  return view.check.each('products').map(item => {
    const stockId = requiredId(view, item, 'stock_id', 'stocks');
    item.required('quantity');
    const quantity = item.integer('quantity', 0, 1_000_000) ?? 0;
    const parentId = existingId(view, item.mayBeEmpty('parent_id'), 'parent_id', 'stocks') ?? null;
    if (parentId !== null && isAddon(view, parentId)) item.fail('parent_id', 'The selected parent id is invalid.');
    return { stockId, quantity, parentId };
  });
}

export function isAddon({ store }: View, stockId: number): boolean {
  return store.one('SELECT 1 FROM stocks WHERE id = ? AND addon', stockId) !== undefined;
}
