/** How was an order paid, or a wallet filled? Transaction of docs/api.md 2.9, its price in the base currency. */

import type { TransactionRow } from '../queries/orders.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';

export function presentTransaction(row: TransactionRow) {
  return {
    id: row.id,
    payable_id: row.order_id ?? row.user_id,
    ...omitFalsy({ price: row.price, payment_trx_id: row.payment_trx_id }),
    note: String(row.order_id ?? row.user_id),
    ...omitFalsy({ perform_time: row.perform_time, refund_time: row.refund_time }),
    status: row.status,
    status_description: row.order_id === null ? 'Transaction for wallet' : `Transaction for order #${row.order_id}`,
    created_at: presentTime(row.created_at),
    updated_at: presentTime(row.updated_at),
    payment_system: { id: row.payment_id, tag: row.tag, input: 0, active: true },
  };
}
