/** Makes another order like one that is there, with its lines. Call inside a transaction. */

import { insertRow } from '../database/insert-row.ts';
import type { Store, Value } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';

/** Of no cart, new, and made now; `changes` are columns that differ. Answers its id. */
export function copyOrder(store: Store, orderId: number, now: Date, changes: Record<string, Value> = {}): number {
  const { id: _, ...order } = store.one<Record<string, Value>>('SELECT * FROM orders WHERE id = ?', orderId) ?? {};
  const at = sqlTime(now);
  const copy = { ...order, cart_id: null, status: 'new', created_at: at, updated_at: at, ...changes };
  const id = insertRow(store, 'orders', copy);
  copyLines(store, orderId, id);
  return id;
}

function copyLines(store: Store, from: number, to: number): void {
  const lines = store.all<Record<string, Value>>('SELECT * FROM order_lines WHERE order_id = ? ORDER BY id', from);
  const ids = new Map<Value, number>();
  for (const { id, parent_id: parent, ...line } of lines)
    ids.set(
      id ?? null,
      insertRow(store, 'order_lines', { ...line, order_id: to, parent_id: ids.get(parent ?? null) ?? null }),
    );
}
