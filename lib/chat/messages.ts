/** Reads and writes the messages of a chat. The caller has checked that the chat is the customer's own. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { documentShape } from '@/lib/api/shapes';
import { askDatabase } from '@/lib/chat/database';
import type { ChatDatabase, Question, Stored } from '@/lib/chat/firestore';
import { type Chat, type Message, messageSchema } from '@/lib/chat/schema';
import { plainWords } from '@/lib/chat/words';

/** Messages on a page of a chat; listeners get as many. */
export const pageOfMessages = 50;

export interface MessagePage {
  /** Oldest first. */
  messages: Message[];
  hasEarlier: boolean;
}

/** The newest, or those before the message `before`. */
export async function listMessages(chat: Chat, before?: string): Promise<Outcome<MessagePage>> {
  const found = await askDatabase('messages', async database => {
    const newestFirst = newestMessages(chat.id, pageOfMessages + 1);
    if (before === undefined) return database.list(newestFirst);
    const after = await messageIn(database, chat, before);
    return after === null ? null : database.list({ ...newestFirst, after });
  });
  if (!found.ok) return found;
  if (found.value === null) return { ok: false, why: 'gone' };
  const messages = found.value.slice(0, pageOfMessages).flatMap(messageOf).reverse();
  return { ok: true, value: { messages, hasEarlier: found.value.length > pageOfMessages } };
}

/** The newest message of each of the chats, by the chat's id. */
export async function listNewest(chats: Chat[]): Promise<Outcome<Map<string, Message>>> {
  const found = await askDatabase('the newest messages', database =>
    Promise.all(chats.map(({ id }) => database.list(newestMessages(id, 1)))),
  );
  if (!found.ok) return found;
  return {
    ok: true,
    value: new Map(
      found.value
        .flat()
        .flatMap(messageOf)
        .map(one => [one.chatId, one]),
    ),
  };
}

interface NewMessage {
  /** Chosen by the form: a message sent again after a lost answer is found by it. */
  key: string;
  text: string;
  /** A picture's URL, or "". */
  picture: string;
}

/**
 * "gone" where the key belongs to another chat's message. A write without an answer may have been done: then the message
 * is looked for, and "offline" says that nobody can tell, as what is not there may still be written.
 */
export async function addMessage(chat: Chat, { key, text, picture }: NewMessage): Promise<Outcome<string>> {
  const fields = {
    chat_id: chat.id,
    chat_content: plainWords(text),
    ...(picture !== '' && { chat_img: picture }),
    sender: 1,
    unread: true,
    roleId: chat.partner,
  };
  const added = await askDatabase('a new message', async database => {
    await database.create('messages', key, fields);
    return messageIn(database, chat, key);
  });
  if (added.ok) return added.value === null ? { ok: false, why: 'gone' } : { ok: true, value: key };
  return (await isThere(chat, key)) ? { ok: true, value: key } : added;
}

/** False where nobody knows. */
export async function isThere(chat: Chat, id: string): Promise<boolean> {
  const found = await askDatabase('whether a message is there', database => messageIn(database, chat, id));
  return found.ok && found.value !== null;
}

/** Marks the partner's messages as read. If that fails they stay unread, and nothing else changes. */
export async function markRead(chat: Chat): Promise<void> {
  await askDatabase('read marks', async database => {
    const found = await database.list(unreadOf([chat.id]));
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await database.update('messages', ids, { unread: false });
  });
}

/** How many of the partner's messages the customer has not seen, by the chat's id. */
export async function countUnread(chats: Chat[]): Promise<Outcome<Map<string, number>>> {
  const found = await askDatabase('unread messages', database =>
    Promise.all(groupsOf(30, chats).map(group => database.list(unreadOf(group.map(({ id }) => id))))),
  );
  if (!found.ok) return found;
  const counts = new Map<string, number>();
  for (const { chatId } of found.value.flat().flatMap(messageOf)) counts.set(chatId, (counts.get(chatId) ?? 0) + 1);
  return { ok: true, value: counts };
}

/** Documents of the same time are ordered by their ids, on every page and for every listener. */
export function newestMessages(chatId: string, limit: number): Question {
  return { collection: 'messages', where: [['chat_id', '==', chatId]], isNewestFirst: true, limit };
}

export function messageOf({ id, fields }: Stored): Message[] {
  const message = messageSchema.safeParse({ id, ...fields });
  return message.success ? [message.data] : [];
}

async function messageIn(database: ChatDatabase, chat: Chat, id: string): Promise<Stored | null> {
  if (!documentShape.test(id)) return null;
  const found = await database.find('messages', id);
  return found?.fields.chat_id === chat.id ? found : null;
}

/** For at most 30 chats, and at most 300 messages: as many as are marked in one step. */
function unreadOf(chatIds: string[]): Question {
  return {
    collection: 'messages',
    where: [
      ['chat_id', 'in', chatIds],
      ['sender', '==', 0],
      ['unread', '==', true],
    ],
    limit: 300,
  };
}

function groupsOf<T>(size: number, all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
