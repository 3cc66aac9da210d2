/** Reads and writes the messages of a chat. Whoever calls this has found the chat as the customer's own. */
import 'server-only';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Outcome } from '@/lib/api/client';
import { documentShape } from '@/lib/api/shapes';
import { unlessThere } from '@/lib/chat/chats';
import { ask } from '@/lib/chat/database';
import { type Chat, type Message, messageSchema } from '@/lib/chat/schema';
import { plainWords } from '@/lib/chat/words';

/** Messages on a page of a chat; as many are listened to. */
export const pageOfMessages = 50;

export interface MessagePage {
  /** Oldest first. */
  messages: Message[];
  hasEarlier: boolean;
}

/** The newest, or those before the message `before`. */
export async function listMessages(chat: Chat, before?: string): Promise<Outcome<MessagePage>> {
  const found = await ask('messages', async database => {
    const newestFirst = newest(database, chat.id).limit(pageOfMessages + 1);
    if (before === undefined) return newestFirst.get();
    const edge = await messageIn(database, chat, before);
    return edge === null ? null : newestFirst.startAfter(edge).get();
  });
  if (!found.ok) return found;
  if (found.value === null) return { ok: false, why: 'gone' };
  const { docs } = found.value;
  const messages = docs.slice(0, pageOfMessages).flatMap(messageOf).reverse();
  return { ok: true, value: { messages, hasEarlier: docs.length > pageOfMessages } };
}

/** The newest message of each of the chats, by the chat's id. */
export async function listNewest(chats: Chat[]): Promise<Outcome<Map<string, Message>>> {
  const found = await ask('the newest messages', database =>
    Promise.all(chats.map(({ id }) => newest(database, id).limit(1).get())),
  );
  if (!found.ok) return found;
  return {
    ok: true,
    value: new Map(found.value.flatMap(({ docs }) => docs.flatMap(messageOf)).map(one => [one.chatId, one])),
  };
}

interface NewMessage {
  /** Chosen by the form: the same message sent again, after a lost answer, is there already. */
  key: string;
  text: string;
  /** A picture's URL, or "". */
  picture: string;
}

/** "gone" where the key belongs to another chat's message. */
export async function addMessage(chat: Chat, { key, text, picture }: NewMessage): Promise<Outcome<string>> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const fields = {
    chat_id: chat.id,
    chat_content: plainWords(text),
    ...(picture !== '' && { chat_img: picture }),
    sender: 1,
    unread: true,
    roleId: chat.partner,
    created_at: FieldValue.serverTimestamp(),
  };
  const added = await ask('a new message', async database => {
    const place = database.collection('messages').doc(key);
    await place.create(fields).catch(unlessThere);
    return messageIn(database, chat, key);
  });
  if (!added.ok) return added;
  return added.value === null ? { ok: false, why: 'gone' } : { ok: true, value: key };
}

/** Marks what the other side has written as read. Its failure leaves it unread, and changes nothing else. */
export async function markRead(chat: Chat): Promise<void> {
  await ask('read marks', async database => {
    const found = await unreadOf(database, [chat.id]).get();
    if (found.empty) return;
    const marks = database.batch();
    for (const { ref } of found.docs) marks.update(ref, { unread: false });
    await marks.commit();
  });
}

/** How many messages of the other side these chats hold that the customer has not seen, by the chat's id. */
export async function countUnread(chats: Chat[]): Promise<Outcome<Map<string, number>>> {
  const found = await ask('unread messages', database =>
    Promise.all(
      groupsOf(30, chats).map(group =>
        unreadOf(
          database,
          group.map(({ id }) => id),
        ).get(),
      ),
    ),
  );
  if (!found.ok) return found;
  const counts = new Map<string, number>();
  for (const { chatId } of found.value.flatMap(({ docs }) => docs.flatMap(messageOf)))
    counts.set(chatId, (counts.get(chatId) ?? 0) + 1);
  return { ok: true, value: counts };
}

/** Documents with the same time stand in the order of their ids, on every page and for every listener. */
export function newest(database: Firestore, chatId: string) {
  return database.collection('messages').where('chat_id', '==', chatId).orderBy('created_at', 'desc');
}

export function messageOf(found: DocumentSnapshot): Message[] {
  const message = messageSchema.safeParse({ id: found.id, ...found.data() });
  return message.success ? [message.data] : [];
}

async function messageIn(database: Firestore, chat: Chat, id: string): Promise<DocumentSnapshot | null> {
  if (!documentShape.test(id)) return null;
  const found = await database.collection('messages').doc(id).get();
  return found.data()?.chat_id === chat.id ? found : null;
}

/** At most 300: a batch holds 500. The database compares with at most 30 values at once. */
function unreadOf(database: Firestore, chatIds: string[]) {
  return database
    .collection('messages')
    .where('chat_id', 'in', chatIds)
    .where('sender', '==', 0)
    .where('unread', '==', true)
    .limit(300);
}

function groupsOf<T>(size: number, all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
