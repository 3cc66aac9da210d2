/** How do the messages in customers' inboxes become rows? */

import type { SeedMessage, Town } from '../seed/types.ts';
import type { SeedContext } from './context.ts';

/** After orders, as messages may be about one. */
export function insertPushMessages(context: SeedContext, town: Town): void {
  for (const { email, messages = [] } of town.customers) {
    const userId = context.userIds.get(email) ?? 0;
    for (const message of messages) insertPushMessage(context, userId, message);
  }
}

/** A message about an order is left out where the customer has none of that status. */
function insertPushMessage({ store, ago }: SeedContext, userId: number, message: SeedMessage): void {
  const { type, order: status, body, hoursAgo, isRead } = message;
  const about = status && store.one<{ id: number }>(newestOrder, userId, status)?.id;
  if (status && about === undefined) return;
  const at = ago(hoursAgo / 24);
  store.run(
    'INSERT INTO push_messages (user_id, type, subject, body, data, created_at, read_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[userId, type, about ? String(about) : null, body.replace('{order}', String(about))],
    ...[JSON.stringify({ id: about, status, type }), at, isRead ? at : null],
  );
}

const newestOrder = 'SELECT id FROM orders WHERE user_id = ? AND status = ? ORDER BY id DESC LIMIT 1';
