/** What does a customer see of their own account? User with its relations (docs/api.md 13.1). */

import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import { presentAddresses } from './account-address.ts';
import { presentNotifications } from './notifications.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentOwnShop } from './own-shop.ts';
import { presentReferralSums } from './referral.ts';
import { presentUser, presentWallet } from './user.ts';

export function presentProfile(view: View, customer: Customer): object {
  const addresses = view.store.all<{ id: number }>(
    'SELECT id FROM addresses WHERE user_id = ? ORDER BY id',
    customer.id,
  );
  return {
    ...presentUser(view, customer),
    ...deliveredTo(view, customer.id),
    ...presentReferralSums(view, customer.id),
    wallet: presentWallet(view, customer.id),
    addresses: presentAddresses(
      view,
      addresses.map(row => row.id),
    ),
    shop: presentOwnShop(view, customer.id),
    point: null,
    invite: null,
    email_subscribe: { id: customer.id, user_id: customer.id, active: customer.subscribed },
    notifications: presentNotifications(view.store, customer.id),
    assign_reviews: [],
  };
}

/** Sums of delivered orders; both are missing before the first one. */
function deliveredTo({ store, rate }: View, userId: number): object {
  const sql =
    "SELECT count(*) AS count, sum(total_price) AS price FROM orders WHERE user_id = ? AND status = 'delivered'";
  const sums = store.one<{ count: number; price: number | null }>(sql, userId);
  return omitFalsy({ orders_count: sums?.count, orders_sum_price: (sums?.price ?? 0) * rate });
}
