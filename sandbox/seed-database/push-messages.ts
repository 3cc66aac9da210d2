/** How do the messages that customers got, and the banners they like, become rows? */

import type { SeedCustomer, SeedMessage, Town } from '../seed/types.ts';
import type { SeedContext } from './context.ts';

/** After orders and banners. */
export function insertInboxes(bed: SeedContext, town: Town): void {
  for (const customer of town.customers) {
    const userId = bed.userIds.get(customer.email) ?? 0;
    for (const message of customer.messages ?? []) insertMessage(bed, userId, message);
    insertLikes(bed, userId, customer);
  }
}

/** About an order only where the town has one. */
function insertMessage({ store, ago }: SeedContext, userId: number, message: SeedMessage): void {
  const { type, order: status, body, hoursAgo, isRead } = message;
  const about = status && store.one<{ id: number }>(newest, userId, status)?.id;
  if (status && about === undefined) return;
  const at = ago(hoursAgo / 24);
  store.run(
    'INSERT INTO push_messages (user_id, type, subject, body, data, created_at, read_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[userId, type, about ? String(about) : null, body.replace('{order}', String(about))],
    ...[JSON.stringify({ id: about, status, type }), at, isRead ? at : null],
  );
}

function insertLikes({ store, ago }: SeedContext, userId: number, { likes = [] }: SeedCustomer): void {
  const sql = `INSERT INTO banner_likes SELECT ?, owner_id, ? FROM texts WHERE owner = 'banner' AND locale = 'en' AND title = ?`;
  for (const title of likes) store.run(sql, userId, ago(3), title);
}

const newest = 'SELECT id FROM orders WHERE user_id = ? AND status = ? ORDER BY id DESC LIMIT 1';
