/** How does a customer hear of something? By a push message, which their inbox keeps (docs/api.md 13.4). */

import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { OrderRow } from '../queries/orders.ts';
import type { OrderStatus } from '../rules/order-life.ts';

interface Message {
  type: string;
  /** Id of the order or of whatever the message is about. */
  about?: number;
  status?: string;
  body: string;
}

export function notify(store: Store, userId: number, { type, about, status, body }: Message, now: Date): void {
  insertRow(store, 'push_messages', {
    user_id: userId,
    type,
    subject: about === undefined ? null : String(about),
    body,
    data: JSON.stringify({ id: about, status, type }),
    created_at: sqlTime(now),
  });
}

/** Skips customers who switched order statuses off. */
export function notifyStatus(store: Store, order: OrderRow, status: OrderStatus, now: Date): void {
  const wants = store.one(
    `SELECT 1 FROM notification_switches JOIN notification_kinds ON id = notification_id
     WHERE user_id = ? AND type = 'order_statuses' AND active`,
    order.user_id,
  );
  const body = `Your order #${order.id} ${statusWords[status]}`;
  if (wants) notify(store, order.user_id, { type: 'status_changed', about: order.id, status, body }, now);
}

const statusWords: Record<OrderStatus, string> = {
  new: 'has reached the shop.',
  accepted: 'was accepted.',
  cooking: 'is being prepared.',
  ready: 'is ready.',
  on_a_way: 'is on its way.',
  delivered: 'was delivered. Enjoy!',
  canceled: 'was cancelled.',
};
