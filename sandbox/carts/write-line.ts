/** How is one line of a cart written, found and removed? Call inside a transaction. */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { View } from '../input/view.ts';

export interface LineKey {
  participantId: number;
  stockId: number;
  /** The line that an add-on belongs to. */
  parentId: number | null;
  bonus: 0 | 1;
}

export function writeLine({ store, now }: View, key: LineKey, quantity: number): void {
  store.run(
    `INSERT INTO cart_lines (user_cart_id, stock_id, parent_id, bonus, quantity, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET quantity = excluded.quantity, updated_at = excluded.updated_at`,
    ...[key.participantId, key.stockId, key.parentId, key.bonus, quantity, sqlTime(now)],
  );
}

export function lineId(store: Store, { participantId, stockId, parentId, bonus }: LineKey): number | undefined {
  const sql = 'SELECT id FROM cart_lines WHERE user_cart_id = ? AND stock_id = ? AND parent_id IS ? AND bonus = ?';
  return store.one<{ id: number }>(sql, participantId, stockId, parentId, bonus)?.id;
}

/** With its add-ons. */
export function removeLine(store: Store, id: number): void {
  store.run('DELETE FROM cart_lines WHERE id = ?1 OR parent_id = ?1', id);
}
