/** Which requests to have an order's money back are there? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { Store } from '../database/store.ts';

export interface RefundRow {
  id: number;
  order_id: number;
  status: 'pending' | 'accepted' | 'canceled';
  cause: string;
  answer: string | null;
  /** JSON. */
  images: string;
  created_at: string;
  updated_at: string;
}

export function refundRows(store: Store, ids: number[]): RefundRow[] {
  const sql = 'SELECT * FROM refunds WHERE id IN (SELECT value FROM json_each(?))';
  return sortByIds(ids, rowsByIds<RefundRow>(store, sql, ids));
}

/** The newest first. */
export function refundsOfOrder(store: Store, orderId: number): RefundRow[] {
  return store.all<RefundRow>('SELECT * FROM refunds WHERE order_id = ? ORDER BY id DESC', orderId);
}
