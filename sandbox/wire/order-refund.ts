/** What became of the requests to have an order's money back? Refund of API.md 2.9 and section 11. */

import type { View } from '../asked/view.ts';
import { inOrder, rowsOf } from '../rows.ts';
import { isoish } from './present.ts';

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

export function refundRows(view: View, ids: number[]): RefundRow[] {
  return inOrder(ids, rowsOf(view.store, 'SELECT * FROM refunds WHERE id IN (SELECT value FROM json_each(?))', ids));
}

export function refundsOfOrder({ store }: View, orderId: number): object[] {
  return store.all<RefundRow>('SELECT * FROM refunds WHERE order_id = ? ORDER BY id DESC', orderId).map(refundColumns);
}

export function refundColumns(row: RefundRow) {
  return {
    id: row.id,
    status: row.status,
    cause: row.cause,
    answer: row.answer,
    created_at: isoish(row.created_at),
    updated_at: isoish(row.updated_at),
    galleries: (JSON.parse(row.images) as string[]).map((path, index) => ({ id: index + 1, title: path, path })),
  };
}
