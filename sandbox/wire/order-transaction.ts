/** How was an order paid? Transaction of API.md 2.9, its price in the base currency. */

import type { TransactionRow } from '../queries/orders.ts';
import { isoish, present } from './present.ts';

export function transactionItem(row: TransactionRow) {
  return {
    id: row.id,
    payable_id: row.order_id,
    ...present({ price: row.price, payment_trx_id: row.payment_trx_id }),
    note: String(row.order_id),
    ...present({ perform_time: row.perform_time, refund_time: row.refund_time }),
    status: row.status,
    status_description: `Transaction for order #${row.order_id}`,
    created_at: isoish(row.created_at),
    updated_at: isoish(row.updated_at),
    payment_system: { id: row.payment_id, tag: row.tag, input: 0, active: true },
  };
}
