/** When is cashback granted and taken back (docs/api.md 10.7)? */

import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { OrderRow } from '../queries/orders.ts';
import { type CashbackStep, cashbackOf } from '../rules/order-cashback.ts';
import { addToWallet, balanceOf, takeFromWallet } from './wallet.ts';

/** In the base currency, as `amount` is. */
export function cashbackFor(store: Store, amount: number): number {
  return cashbackOf(store.all<CashbackStep>('SELECT * FROM cashback_steps WHERE active'), amount);
}

export function grantCashback(store: Store, order: OrderRow, now: Date): void {
  const amount = cashbackFor(store, order.total_price);
  const isGranted = store.one('SELECT 1 FROM point_histories WHERE order_id = ?', order.id);
  if (amount === 0 || isGranted || balanceOf(store, order.user_id) === undefined) return;
  const note = `Cashback for Order #${order.id}`;
  insertRow(store, 'point_histories', {
    user_id: order.user_id,
    order_id: order.id,
    price: amount,
    note,
    created_at: sqlTime(now),
  });
  addToWallet(store, { userId: order.user_id, amount, note, transactionId: null, now });
}

/** Takes back no more than the wallet holds. */
export function takeCashbackBack(store: Store, order: OrderRow, now: Date): void {
  const granted = store.one<{ price: number }>('SELECT price FROM point_histories WHERE order_id = ?', order.id);
  if (!granted) return;
  const amount = Math.min(granted.price, balanceOf(store, order.user_id) ?? 0);
  store.run('DELETE FROM point_histories WHERE order_id = ?', order.id);
  if (amount === 0) return;
  const note = `Cashback of Order #${order.id} taken back`;
  takeFromWallet(store, { userId: order.user_id, amount, note, transactionId: null, now });
}
