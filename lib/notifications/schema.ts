/** Notifications in the inbox, and the kinds of notifications that can be switched (docs/api.md 2.7, 13.3, 13.4). */
import { z } from 'zod';
import { id, number, text } from '@/lib/api/schema';
import { idShape } from '@/lib/api/shapes';

export const notificationSchema = z
  .object({
    id,
    type: text,
    title: text,
    body: text,
    data: z.object({ id: text, status: text }).partial().nullish().catch(null),
    read_at: text,
    created_at: text,
  })
  .transform(({ id, type, title, body, data, read_at, created_at }) => ({
    id,
    type,
    body,
    /** The id of its subject, such as an order; empty for none. */
    about: idShape.test(title) ? title : '',
    status: data?.status ?? '',
    isRead: read_at !== '',
    /** ISO 8601, UTC. The API writes a blank for the T (docs/api.md 1.9). */
    at: created_at.replace(' ', 'T'),
  }));

export type Notification = z.output<typeof notificationSchema>;

export const kindSchema = z.object({ id, type: text });

export type Kind = z.output<typeof kindSchema>;

/** The number of unread notifications, in an answer without an envelope (docs/api.md 13.3). */
export const unreadSchema = z.object({ notification: number }).transform(({ notification }) => notification);
