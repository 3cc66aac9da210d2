/** How do the messages in customers' inboxes become rows? */

import { insertRow } from '../database/insert-row.ts';
import type { SeedMessage, Town } from '../seed/types.ts';
import { type SeedContext, uuidOf } from './context.ts';

/** After orders and articles, as messages may be about one. */
export function insertPushMessages(context: SeedContext, town: Town): void {
  for (const { email, messages = [] } of town.customers) {
    const userId = context.userIds.get(email) ?? 0;
    for (const message of messages) insertPushMessage(context, userId, message);
  }
}

/** A message about what is not there is left out. */
function insertPushMessage(context: SeedContext, userId: number, message: SeedMessage): void {
  const { store, ago } = context;
  const { type, order: status, article, body, hoursAgo, isRead } = message;
  const about = subjectOf(context, userId, message);
  if ((status ?? article) !== undefined && about === undefined) return;
  const at = ago(hoursAgo / 24);
  insertRow(store, 'push_messages', {
    user_id: userId,
    type,
    subject: about ? String(about) : null,
    body: body.replace('{order}', String(about)),
    data: JSON.stringify({ id: about, status, type }),
    created_at: at,
    read_at: isRead ? at : null,
  });
}

function subjectOf({ store }: SeedContext, userId: number, { order, article }: SeedMessage): number | undefined {
  if (order !== undefined) return store.one<{ id: number }>(newestOrder, userId, order)?.id;
  if (article === undefined) return undefined;
  return store.one<{ id: number }>('SELECT id FROM blogs WHERE uuid = ?', uuidOf('blog', article))?.id;
}

const newestOrder = 'SELECT id FROM orders WHERE user_id = ? AND status = ? ORDER BY id DESC LIMIT 1';
