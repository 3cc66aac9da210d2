/** How is an order paid? One transaction per order, by cash, wallet or a redirect provider (API.md 10.2). Inside `together`. */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { type OrderRow, transactionOf } from '../queries/orders.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { Refusal } from '../refusal.ts';
import { startLife } from './life.ts';
import { takeFromWallet } from './wallet.ts';

/** Paid already: nothing happens. @throws ERROR_108 or ERROR_109 of the wallet, ERROR_400 for a cancelled order. */
export function payOrder(store: Store, order: OrderRow, payment: PaymentRow, now: Date): void {
  if (isPaid(store, order)) return;
  if (order.status === 'canceled') throw new Refusal('ERROR_400', { text: isCanceled });
  const transactionId = begin(store, order, payment, now);
  if (payment.tag === 'wallet') {
    const note = `Payment Order #${order.id} via Wallet`;
    takeFromWallet(store, { userId: order.user_id, amount: order.total_price, note, transactionId, now });
    confirm(store, order, now);
  }
  if (payment.tag === 'cash') startLife(store, order, now);
}

/** The money is there: the provider says so, or the wallet had it. */
export function confirm(store: Store, order: OrderRow, now: Date): void {
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

export function isRedirect(payment: PaymentRow): boolean {
  return payment.tag !== 'cash' && payment.tag !== 'wallet';
}

/** A second call replaces the first; an order that waits for a provider does not begin. */
function begin(store: Store, order: OrderRow, payment: PaymentRow, now: Date): number {
  const at = sqlTime(now);
  if (isRedirect(payment) && order.status === 'new') {
    store.run('UPDATE orders SET life_starts_at = NULL WHERE id = ?', order.id);
  }
  store.run('DELETE FROM transactions WHERE order_id = ?', order.id);
  return store.run(
    `INSERT INTO transactions (order_id, user_id, payment_id, price, status, created_at, updated_at)
     VALUES (?, ?, ?, ?, 'progress', ?, ?)`,
    ...[order.id, order.user_id, payment.id, order.total_price, at, at],
  );
}

const isCanceled = {
  en: 'The order was canceled',
  de: 'Die Bestellung wurde storniert',
  ar: 'أُلغي الطلب',
};
