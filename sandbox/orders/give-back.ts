/** What goes back when an order is canceled or refunded? Call inside a transaction. */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { linesOf, type OrderRow, transactionOf } from '../queries/orders.ts';
import { Refusal } from '../refusal.ts';
import { addToWallet, balanceOf } from './wallet.ts';

/**
 * Gives what was paid into the wallet; what was not paid is not to be paid any more.
 *
 * @throws ERROR_501 when the customer paid and has no wallet.
 */
export function returnMoney(store: Store, order: OrderRow, { note, now }: { note: string; now: Date }): void {
  const transaction = transactionOf(store, order.id);
  if (!transaction) return;
  const at = sqlTime(now);
  if (transaction.status !== 'paid') {
    store.run("UPDATE transactions SET status = 'canceled', updated_at = ? WHERE id = ?", at, transaction.id);
    return;
  }
  if (balanceOf(store, order.user_id) === undefined) throw new Refusal('ERROR_501');
  addToWallet(store, { userId: order.user_id, amount: order.total_price, note, transactionId: transaction.id, now });
  store.run(
    "UPDATE transactions SET status = 'refund', refund_time = ?, updated_at = ? WHERE id = ?",
    ...[at, at, transaction.id],
  );
}

export function returnGoods(store: Store, order: OrderRow): void {
  for (const line of linesOf(store, order.id)) {
    store.run('UPDATE stocks SET quantity = quantity + ? WHERE id = ?', line.quantity, line.stock_id);
  }
}
