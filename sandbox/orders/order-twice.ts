/**
 * What if one cart becomes two orders, as in R1 when two calls meet (docs/api.md 8.1)? Switched on by tests, this makes
 * a second order for every second call, however late: a storefront then orders once only because it asks once.
 */

import { insertRow } from '../database/insert-row.ts';
import type { Store, Value } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import type { View } from '../input/view.ts';
import { type OrderRow, orderById } from '../queries/orders.ts';

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
  const first = store.one<Record<string, Value>>(
    'SELECT * FROM orders WHERE cart_id = ? AND user_id = ?',
    ...[cartId, customer.id],
  );
  if (!first) return undefined;
  const at = sqlTime(now);
  const { id: firstId, ...order } = first;
  const id = insertRow(store, 'orders', { ...order, cart_id: null, status: 'new', created_at: at, updated_at: at });
  copyLines(store, Number(firstId), id);
  return orderById(store, id);
}

function copyLines(store: Store, from: number, to: number): void {
  const lines = store.all<Record<string, Value>>('SELECT * FROM order_lines WHERE order_id = ? ORDER BY id', from);
  const ids = new Map<Value, number>();
  for (const { id, parent_id: parent, ...line } of lines)
    ids.set(
      id ?? null,
      insertRow(store, 'order_lines', { ...line, order_id: to, parent_id: ids.get(parent ?? null) ?? null }),
    );
}
