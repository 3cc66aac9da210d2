/**
 * How is an order paid? One transaction per order, by cash, wallet or a payment provider (docs/api.md 10.2).
 * Call inside a transaction.
 */

import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { type OrderRow, transactionOf } from '../queries/orders.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { Refusal } from '../refusal.ts';
import { startLife } from './life.ts';
import { orderCanceled } from './payment-texts.ts';
import { takeFromWallet } from './wallet.ts';

/** Does nothing for a paid order. @throws ERROR_108 or ERROR_109 of the wallet, ERROR_400 for a canceled order. */
export function payOrder(store: Store, order: OrderRow, payment: PaymentRow, now: Date): void {
  if (isPaid(store, order)) return;
  if (order.status === 'canceled') throw new Refusal('ERROR_400', { text: orderCanceled });
  const transactionId = startTransaction(store, order, payment, now);
  if (payment.tag === 'wallet') {
    const note = `Payment Order #${order.id} via Wallet`;
    takeFromWallet(store, { userId: order.user_id, amount: order.total_price, note, transactionId, now });
    confirmPayment(store, order, now);
  }
  if (payment.tag === 'cash') startLife(store, order, now);
}

/** The money has arrived, from the payment provider or the wallet. */
export function confirmPayment(store: Store, order: OrderRow, now: Date): void {
  const at = sqlTime(now);
  store.run(
    "UPDATE transactions SET status = 'paid', perform_time = ?, updated_at = ? WHERE order_id = ?",
    ...[at, at, order.id],
  );
  startLife(store, order, now);
}

export function isPaid(store: Store, order: OrderRow): boolean {
  return transactionOf(store, order.id)?.status === 'paid';
}

function isRedirect(payment: PaymentRow): boolean {
  return payment.tag !== 'cash' && payment.tag !== 'wallet';
}

/** Replaces an earlier transaction of the order; an order that waits for a payment provider stands still. */
function startTransaction(store: Store, order: OrderRow, payment: PaymentRow, now: Date): number {
  const at = sqlTime(now);
  if (isRedirect(payment) && order.status === 'new') {
    store.run('UPDATE orders SET life_starts_at = NULL WHERE id = ?', order.id);
  }
  store.run('DELETE FROM transactions WHERE order_id = ?', order.id);
  return insertRow(store, 'transactions', {
    order_id: order.id,
    user_id: order.user_id,
    payment_id: payment.id,
    price: order.total_price,
    status: 'progress',
    created_at: at,
    updated_at: at,
  });
}
