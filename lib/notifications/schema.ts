/** Messages of the inbox (API 13.4) and the kinds that can be switched (API 2.7, 13.3). */
import { z } from 'zod';
import { id, number, text } from '@/lib/api/schema';
import { idShape } from '@/lib/api/shapes';

export const messageSchema = z
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
    /** What it is about, such as an order's id; empty when it is about nothing. */
    about: idShape.test(title) ? title : '',
    status: data?.status ?? '',
    isRead: read_at !== '',
    /** ISO 8601, UTC; the wire has a blank for the T. */
    at: created_at.replace(' ', 'T'),
  }));

export type Message = z.output<typeof messageSchema>;

export const kindSchema = z.object({ id, type: text });

export type Kind = z.output<typeof kindSchema>;

/** Bare (API 13.3): how many are unread in all. */
export const unreadSchema = z.object({ notification: number }).transform(({ notification }) => notification);
