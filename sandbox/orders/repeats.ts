/** Which orders come again by themselves (R2, docs/api.md 8.5)? One on each day of a span, made when somebody looks. */

import { marketDate } from '../clock.ts';
import type { Store } from '../database/store.ts';
import { orderById, transactionOf } from '../queries/orders.ts';
import { paymentByTag } from '../queries/payments.ts';
import type { RepeatRow } from '../queries/repeats.ts';
import { Refusal } from '../refusal.ts';
import { copyOrder } from './copy-order.ts';
import { payOrder } from './pay.ts';

/** Makes what is due today; days on which nobody looked are over. Opens a transaction for each order. */
export function makeDueRepeats(store: Store, userId: number, now: Date): void {
  const today = marketDate(now);
  const due = store.all<RepeatRow>(
    `SELECT order_repeats.* FROM order_repeats JOIN orders ON orders.id = order_id
     WHERE user_id = ? AND starts <= ? AND ends >= ? AND made < ?`,
    ...[userId, today, today, today],
  );
  for (const repeat of due) store.transaction(() => makeRepeat(store, repeat, today, now));
}

function makeRepeat(store: Store, { id, order_id }: RepeatRow, today: string, now: Date): void {
  store.run('UPDATE order_repeats SET made = ? WHERE id = ?', today, id);
  const changes = { delivery_date: today, courier_id: null, ride_started_at: null, life_starts_at: null };
  const order = orderById(store, copyOrder(store, order_id, now, { ...changes, always_minutes: null }));
  const tag = transactionOf(store, order_id)?.tag ?? 'cash';
  if (!order) return;
  try {
    payOrder(store, order, paymentByTag(store, tag), now);
  } catch (error) {
    // A wallet that does not reach leaves it to be paid.
    if (!(error instanceof Refusal)) throw error;
  }
}
