/**
 * The partners' side of the chats: what the admin panel does for the support desk and for shops (docs/api.md 21.2,
 * 21.3).
 */

import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { chatProject } from './project.mjs';

export interface DeskChat {
  id: string;
  /** "admin", or a shop's id. */
  roleId: string;
  customer: string;
  last: string;
  /** Messages of the customer's that nobody has read. */
  unread: number;
  latest: number;
}

export interface DeskMessage {
  id: string;
  text: string;
  picture: string;
  isCustomers: boolean;
  isUnread: boolean;
  at: Date;
}

export type Desk = ReturnType<typeof createDesk>;

/** @param host of the database */
export function createDesk(host: string) {
  let opened: Promise<Firestore> | undefined;
  const database = () => {
    opened ??= open(host);
    return opened;
  };
  const messagesIn = async (chat: string) => (await database()).collection('messages').where('chat_id', '==', chat);

  return {
    /** The latest first. */
    async chats(): Promise<DeskChat[]> {
      const [chats, messages] = await Promise.all(
        ['chats', 'messages'].map(async name => (await (await database()).collection(name).get()).docs),
      );
      const said = (messages ?? []).map(presentMessage);
      return (chats ?? [])
        .map(chat =>
          presentChat(
            chat,
            said.filter(({ chatId }) => chatId === chat.id),
          ),
        )
        .toSorted((one, other) => other.latest - one.latest);
    },

    /** Oldest first. */
    async messages(chat: string): Promise<DeskMessage[]> {
      const { docs } = await (await messagesIn(chat)).orderBy('created_at', 'asc').get();
      return docs.map(presentMessage);
    },

    /** As the admin panel writes: without `roleId`. Answers the message's id. */
    async reply(chat: string, text: string, picture = ''): Promise<string> {
      const { FieldValue } = await import('@google-cloud/firestore');
      const added = await (await database()).collection('messages').add({
        chat_id: chat,
        chat_content: text,
        ...(picture && { chat_img: picture }),
        sender: 0,
        unread: true,
        created_at: FieldValue.serverTimestamp(),
      });
      return added.id;
    },

    async markRead(chat: string): Promise<void> {
      const { docs } = await (await messagesIn(chat)).where('sender', '==', 1).where('unread', '==', true).get();
      await Promise.all(docs.map(({ ref }) => ref.update({ unread: false })));
    },

    /** With its messages. */
    async remove(chat: string): Promise<void> {
      const { docs } = await (await messagesIn(chat)).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
      await (await database()).collection('chats').doc(chat).delete();
    },
  };
}

async function open(host: string): Promise<Firestore> {
  // There is no metadata service to ask for credentials.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const { Firestore } = await import('@google-cloud/firestore');
  return new Firestore({ projectId: chatProject, host, ssl: false, customHeaders: { Authorization: 'Bearer owner' } });
}

function presentChat(chat: QueryDocumentSnapshot, said: (DeskMessage & { chatId: string })[]): DeskChat {
  const { roleId, user, created_at } = chat.data();
  const last = said.toSorted((one, other) => Number(one.at) - Number(other.at)).at(-1);
  return {
    id: chat.id,
    roleId,
    customer: `${user.firstname} ${user.lastname}`.trim(),
    last: last?.text ?? '',
    unread: said.filter(({ isCustomers, isUnread }) => isCustomers && isUnread).length,
    latest: Number(last?.at ?? created_at.toDate()),
  };
}

function presentMessage(message: QueryDocumentSnapshot): DeskMessage & { chatId: string } {
  const { chat_id, chat_content = '', chat_img = '', sender, unread, created_at } = message.data();
  return {
    id: message.id,
    chatId: chat_id,
    text: chat_content,
    picture: chat_img,
    isCustomers: sender === 1,
    isUnread: unread,
    at: created_at.toDate(),
  };
}
