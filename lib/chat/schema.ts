/** Parses the documents of the chat database: chats and their messages (docs/api.md 21.1, 21.2). */
import { z } from 'zod';
import { flag, number, picture, text } from '@/lib/api/schema';
import { mostWords, plainWords } from '@/lib/chat/words';
import { withoutPiles } from '@/lib/i18n/stays-in-place';
import { cutTo } from '@/lib/typed-lengths';

/** A server time; other clients may have written a date as text. */
const moment = z
  .union([
    z.object({ seconds: z.number(), nanoseconds: z.number() }),
    z.string().transform(written => {
      const at = Date.parse(written) || 0;
      const seconds = Math.floor(at / 1000);
      return { seconds, nanoseconds: (at - seconds * 1000) * 1e6 };
    }),
  ])
  .transform(({ seconds, nanoseconds }) => ({
    at: seconds * 1000 + Math.floor(nanoseconds / 1e6),
    order: `${String(seconds).padStart(11, '0')}${String(nanoseconds).padStart(9, '0')}`,
  }))
  .catch({ at: 0, order: '' });

export const chatSchema = z
  .object({ id: z.string(), roleId: text, user: z.object({ id: number }), created_at: moment })
  .transform(({ id, roleId, user, created_at }) => ({
    id,
    /** "admin", or a shop's id (lib/chat/partner.ts). */
    partner: roleId,
    customerId: String(user.id),
    createdAt: created_at.at,
  }));

export type Chat = z.output<typeof chatSchema>;

/** Characters that are read of a message: other clients may have stored anything up to the megabyte of a document. */
const mostStored = 5 * mostWords;

export const messageSchema = z
  .object({
    id: z.string(),
    chat_id: text,
    chat_content: text,
    chat_img: picture,
    sender: number,
    unread: flag,
    created_at: moment,
  })
  .transform(({ id, chat_id, chat_content, chat_img, sender, unread, created_at }) => ({
    id,
    chatId: chat_id,
    text: plainWords(withoutPiles(cutTo(mostStored, chat_content))),
    picture: chat_img,
    isOwn: sender === 1,
    isUnread: unread,
    /** Milliseconds since the epoch. */
    at: created_at.at,
    /** Sorts by the exact time, which is finer than a millisecond. */
    order: created_at.order,
  }));

export type Message = z.output<typeof messageSchema>;
