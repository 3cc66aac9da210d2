/**
 * What if one cart becomes two orders, as in R1 when two calls meet (docs/api.md 8.1)? Tests switch this on: every
 * second call, however late, makes a second order, so a storefront orders once only if it asks once.
 */

import type { Store } from '../database/store.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import type { View } from '../input/view.ts';
import { type OrderRow, orderById } from '../queries/orders.ts';
import { copyOrder } from './copy-order.ts';

const key = 'carts_are_ordered_twice';

export function areCartsOrderedTwice(store: Store): boolean {
  return store.one('SELECT 1 FROM meta WHERE key = ?', key) !== undefined;
}

export function orderCartsTwice(store: Store, isOn: boolean): void {
  store.run('DELETE FROM meta WHERE key = ?', key);
  if (isOn) store.run("INSERT INTO meta (key, value) VALUES (?, '1')", key);
}

/** Another order like the one that this cart became; undefined for a first one. Call inside a transaction. */
export function orderAgain({ store, now }: View, customer: Customer, { cartId }: OrderInput): OrderRow | undefined {
  if (!areCartsOrderedTwice(store)) return undefined;
  const sql = 'SELECT id FROM orders WHERE cart_id = ? AND user_id = ?';
  const first = store.one<{ id: number }>(sql, cartId, customer.id);
  return first && orderById(store, copyOrder(store, first.id, now));
}
