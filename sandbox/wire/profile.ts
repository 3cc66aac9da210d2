/** What does a customer see of their own account? User with its relations (API.md 13.1). */

import type { Customer } from '../asked/customer.ts';
import type { View } from '../asked/view.ts';
import { addressItems } from './address.ts';
import { notificationsOf } from './notifications.ts';
import { present } from './present.ts';
import { userRecord, walletOf } from './user.ts';

export function profileOf(view: View, customer: Customer): object {
  const addresses = view.store.all<{ id: number }>(
    'SELECT id FROM addresses WHERE user_id = ? ORDER BY id',
    customer.id,
  );
  return {
    ...userRecord(view, customer),
    ...deliveredTo(view, customer.id),
    wallet: walletOf(view, customer.id),
    addresses: addressItems(
      view,
      addresses.map(row => row.id),
    ),
    shop: null,
    point: null,
    invite: null,
    email_subscribe: { id: customer.id, user_id: customer.id, active: customer.subscribed },
    notifications: notificationsOf(view.store, customer.id),
    assign_reviews: [],
  };
}

/** Sums of delivered orders; both are missing before the first one. */
function deliveredTo({ store, rate }: View, userId: number): object {
  const sql =
    "SELECT count(*) AS count, sum(total_price) AS price FROM orders WHERE user_id = ? AND status = 'delivered'";
  const sums = store.one<{ count: number; price: number | null }>(sql, userId);
  return present({ orders_count: sums?.count, orders_sum_price: (sums?.price ?? 0) * rate });
}
