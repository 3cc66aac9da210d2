/** Notifications in the inbox, and the kinds of notifications that can be switched (docs/api.md 2.7, 13.3, 13.4). */
import { z } from 'zod';
import { id, longText, number, text } from '@/lib/api/schema';
import { idShape } from '@/lib/api/shapes';
import { isAboutOrder, subjectPath } from '@/lib/notifications/subject';

export const notificationSchema = z
  .object({
    id,
    type: text.catch(''),
    title: text.catch(''),
    body: longText.catch(''),
    data: z.object({ id: text, status: text }).partial().nullish().catch(null),
    order: z.object({ id: text }).nullish().catch(null),
    blog: z.object({ uuid: text }).nullish().catch(null),
    read_at: text.catch(''),
    created_at: text.catch(''),
  })
  .transform(({ id, type, title, body, data, order, blog, read_at, created_at }) => {
    const about = isAboutOrder(type) ? [title, order?.id ?? '', data?.id ?? ''] : [];
    const orderId = about.find(text => idShape.test(text)) ?? '';
    return {
      id,
      body,
      /** Empty where it is about no order. */
      orderId,
      status: data?.status ?? '',
      /** The public page of its subject, without the language; null for none. */
      leadsTo: subjectPath(type, { id: orderId, uuid: blog?.uuid ?? '' }),
      isRead: read_at !== '',
      /** ISO 8601, UTC. The API writes a blank for the T (docs/api.md 1.9). */
      at: created_at.replace(' ', 'T'),
    };
  });

export type Notification = z.output<typeof notificationSchema>;

export const kindSchema = z.object({ id, type: text });

export type Kind = z.output<typeof kindSchema>;

/** The number of unread notifications, in an answer without an envelope (docs/api.md 13.3). */
export const unreadSchema = z.object({ notification: number }).transform(({ notification }) => notification);
