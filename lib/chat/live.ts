/** Follows the messages of a chat as they are written: one listener at the database for all who follow it here. */
import 'server-only';
import { chatDatabase, whenBack } from '@/lib/chat/database';
import { messageOf, newest, pageOfMessages } from '@/lib/chat/messages';
import type { Message } from '@/lib/chat/schema';

export interface ChatNews {
  /** The newest page of messages, oldest first, when the listening begins or begins again; else what has changed. */
  messages: Message[];
  isWhole: boolean;
  /** Ids of messages that were deleted. */
  gone: string[];
}

interface Room {
  followers: Set<(news: ChatNews) => void>;
  /** The newest page; null until it has arrived. */
  newest: Message[] | null;
  stop: () => void;
}

const held = globalThis as { doorstepChatRooms?: Map<string, Room> };
held.doorstepChatRooms ??= new Map();
const rooms = held.doorstepChatRooms;

/** Begins with the newest page. Returns what ends it; with its last follower a chat is not listened to any more. */
export function follow(chatId: string, follower: (news: ChatNews) => void): () => void {
  const room = rooms.get(chatId) ?? open(chatId);
  room.followers.add(follower);
  if (room.newest !== null) follower(wholeOf(room.newest));
  return () => {
    room.followers.delete(follower);
    if (room.followers.size > 0 || rooms.get(chatId) !== room) return;
    rooms.delete(chatId);
    room.stop();
  };
}

function open(chatId: string): Room {
  const room: Room = { followers: new Set(), newest: null, stop: () => {} };
  rooms.set(chatId, room);
  let unsubscribe = () => {};
  const listen = async () => {
    unsubscribe();
    const stop = await subscribe(chatId, room);
    if (rooms.get(chatId) === room) unsubscribe = stop;
    else stop();
  };
  const ignore = whenBack(() => void listen());
  room.stop = () => {
    ignore();
    unsubscribe();
  };
  void listen();
  return room;
}

async function subscribe(chatId: string, room: Room): Promise<() => void> {
  const database = await chatDatabase();
  let isFirst = true;
  return newest(database, chatId)
    .limit(pageOfMessages)
    .onSnapshot(
      snapshot => {
        const before = room.newest ?? [];
        room.newest = snapshot.docs.flatMap(messageOf).reverse();
        const changed = snapshot.docChanges().filter(({ type }) => type !== 'removed');
        const news = isFirst
          ? wholeOf(room.newest)
          : {
              messages: changed.flatMap(({ doc }) => messageOf(doc)),
              isWhole: false,
              gone: deleted(before, room.newest),
            };
        isFirst = false;
        for (const follower of room.followers) follower(news);
      },
      error => console.warn(`Chat: listening ended: ${error.message}`),
    );
}

/** What left the page without being pushed out of its far end by something newer. */
function deleted(before: Message[], now: Message[]): string[] {
  const left = before.filter(({ id }) => now.every(one => one.id !== id));
  const [oldest] = now;
  const isFull = now.length === pageOfMessages;
  return left.filter(({ order }) => !isFull || oldest === undefined || order > oldest.order).map(({ id }) => id);
}

function wholeOf(messages: Message[]): ChatNews {
  return { messages, isWhole: true, gone: [] };
}
