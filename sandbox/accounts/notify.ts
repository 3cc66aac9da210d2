/** What is a customer told by push? The messages that their inbox keeps (API.md 13.4). */

import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { OrderRow } from '../queries/orders.ts';
import type { OrderStatus } from '../rules/order-life.ts';

interface Notification {
  type: string;
  /** Id of what it is about. */
  about?: number;
  status?: string;
  body: string;
}

export function tell(store: Store, userId: number, { type, about, status, body }: Notification, now: Date): void {
  insertRow(store, 'push_messages', {
    user_id: userId,
    type,
    subject: about === undefined ? null : String(about),
    body,
    data: JSON.stringify({ id: about, status, type }),
    created_at: sqlTime(now),
  });
}

/** Only to those who want to hear of their orders. */
export function notifyStatus(store: Store, order: OrderRow, status: OrderStatus, now: Date): void {
  const wants = store.one(
    `SELECT 1 FROM notification_switches JOIN notification_kinds ON id = notification_id
     WHERE user_id = ? AND type = 'order_statuses' AND active`,
    order.user_id,
  );
  const body = `Your order #${order.id} ${statusWords[status]}`;
  if (wants) tell(store, order.user_id, { type: 'status_changed', about: order.id, status, body }, now);
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
