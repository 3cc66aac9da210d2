/**
 * What happens when an order is canceled? Paid money goes to the wallet; cashback, goods and coupon go back.
 * Call inside a transaction.
 */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { OrderRow } from '../queries/orders.ts';
import { takeCashbackBack } from './cashback.ts';
import { returnGoods, returnMoney } from './give-back.ts';

/** @throws ERROR_501 when the customer paid and has no wallet. */
export function cancel(store: Store, order: OrderRow, now: Date): void {
  returnMoney(store, order, { note: `For Order #${order.id}`, now });
  takeCashbackBack(store, order, now);
  returnGoods(store, order);
  if (order.coupon_id !== null) store.run('UPDATE coupons SET qty = qty + 1 WHERE id = ?', order.coupon_id);
  store.run(
    "UPDATE orders SET status = 'canceled', updated_at = ?, always_minutes = NULL WHERE id = ?",
    ...[sqlTime(now), order.id],
  );
}
