/**
 * What happens when an order is canceled? Paid money goes to the wallet; cashback, goods and coupon go back.
 * Call inside a transaction.
 */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { linesOf, type OrderRow, transactionOf } from '../queries/orders.ts';
import { Refusal } from '../refusal.ts';
import { takeCashbackBack } from './cashback.ts';
import { addToWallet, balanceOf } from './wallet.ts';

/** @throws ERROR_501 when the customer paid and has no wallet. */
export function cancel(store: Store, order: OrderRow, now: Date): void {
  returnMoney(store, order, now);
  takeCashbackBack(store, order, now);
  for (const line of linesOf(store, order.id)) {
    store.run('UPDATE stocks SET quantity = quantity + ? WHERE id = ?', line.quantity, line.stock_id);
  }
  if (order.coupon_id !== null) store.run('UPDATE coupons SET qty = qty + 1 WHERE id = ?', order.coupon_id);
  store.run(
    "UPDATE orders SET status = 'canceled', updated_at = ?, always_minutes = NULL WHERE id = ?",
    ...[sqlTime(now), order.id],
  );
}

function returnMoney(store: Store, order: OrderRow, now: Date): void {
  const transaction = transactionOf(store, order.id);
  if (!transaction) return;
  const at = sqlTime(now);
  if (transaction.status !== 'paid') {
    store.run("UPDATE transactions SET status = 'canceled', updated_at = ? WHERE id = ?", at, transaction.id);
    return;
  }
  if (balanceOf(store, order.user_id) === undefined) throw new Refusal('ERROR_501');
  const note = `For Order #${order.id}`;
  addToWallet(store, { userId: order.user_id, amount: transaction.price, note, transactionId: transaction.id, now });
  store.run(
    "UPDATE transactions SET status = 'refund', refund_time = ?, updated_at = ? WHERE id = ?",
    ...[at, at, transaction.id],
  );
}
