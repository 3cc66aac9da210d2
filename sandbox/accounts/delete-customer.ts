/** How is an account deleted? Plain users are erased with their orders, others deactivated (docs/api.md 13.3). */

import type { Store } from '../database/store.ts';
import type { Customer } from '../input/customer.ts';
import { endTokensOf } from './tokens.ts';

export function deleteCustomer(store: Store, { id, role }: Customer): void {
  store.transaction(() => {
    endTokensOf(store, id);
    if (role === 'user') erase(store, id);
    else store.run('UPDATE users SET active = 0 WHERE id = ?', id);
  });
}

/** Rows that refer to a cart or an order are found through it, so they go first. */
function erase(store: Store, id: number): void {
  const orders = 'order_id IN (SELECT id FROM orders WHERE user_id = ?)';
  const participants = 'SELECT user_carts.id FROM user_carts JOIN carts ON carts.id = cart_id';
  for (const table of tablesOfOrders) store.run(`DELETE FROM ${table} WHERE ${orders}`, id);
  store.run(
    `DELETE FROM cart_lines WHERE user_cart_id IN (${participants} WHERE owner_id = ?1 OR user_carts.user_id = ?1)`,
    id,
  );
  store.run('DELETE FROM user_carts WHERE user_id = ?1 OR cart_id IN (SELECT id FROM carts WHERE owner_id = ?1)', id);
  store.run('DELETE FROM carts WHERE owner_id = ?', id);
  // What they sent to others stays there, without its sender.
  store.run('UPDATE wallet_histories SET author_id = NULL WHERE author_id = ?', id);
  for (const table of tablesOfUsers) store.run(`DELETE FROM ${table} WHERE user_id = ?`, id);
  store.run('DELETE FROM users WHERE id = ?', id);
}

const tablesOfOrders = ['order_lines', 'transactions', 'payment_sessions', 'reviews', 'refunds', 'point_histories'];
const tablesOfUsers = [
  'orders',
  'payment_sessions',
  'parcel_orders',
  'wallet_histories',
  'transactions',
  'wallets',
  'addresses',
  'reviews',
  'notification_switches',
  'push_messages',
  'push_tokens',
  'banner_likes',
];
