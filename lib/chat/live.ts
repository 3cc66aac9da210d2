/**
 * Follows the messages of a chat as they are written, with one listener at the database for all followers in this
 * process.
 */
import 'server-only';
import { chatDatabase } from '@/lib/chat/database';
import type { Stored } from '@/lib/chat/firestore';
import { messageOf, newestMessages, pageOfMessages } from '@/lib/chat/messages';
import type { Message } from '@/lib/chat/schema';
import { errorMessage } from '@/lib/error-message';
import { processWide } from '@/lib/stores/process-wide';

export interface ChatNews {
  /** The newest page of messages, oldest first, when following starts or restarts; afterwards only what has changed. */
  messages: Message[];
  isWhole: boolean;
  /** Ids of messages that were deleted. */
  gone: string[];
}

interface ChatFollower {
  onNews: (news: ChatNews) => void;
  /** Called once, when the database can no longer be listened to; nothing follows. */
  onFailure: () => void;
}

interface Room {
  followers: Set<ChatFollower>;
  /** The newest page; null until it has arrived. */
  newest: Message[] | null;
  stop: () => void;
}

const rooms = processWide('doorstepChatRooms', () => new Map<string, Room>());

/**
 * Begins with the newest page. Returns the function that ends it; the database is not listened to without followers.
 */
export function followChat(chatId: string, follower: ChatFollower): () => void {
  const room = rooms.get(chatId) ?? open(chatId);
  room.followers.add(follower);
  if (room.newest !== null) follower.onNews(wholeOf(room.newest));
  return () => {
    room.followers.delete(follower);
    if (room.followers.size > 0 || rooms.get(chatId) !== room) return;
    rooms.delete(chatId);
    room.stop();
  };
}

function open(chatId: string): Room {
  let isLeft = false;
  let unsubscribe = () => {};
  const room: Room = {
    followers: new Set(),
    newest: null,
    stop: () => {
      isLeft = true;
      unsubscribe();
    },
  };
  rooms.set(chatId, room);
  const fail = (error: unknown) => {
    if (isLeft) return;
    console.warn(`Chat: listening ended: ${errorMessage(error)}`);
    rooms.delete(chatId);
    room.stop();
    for (const { onFailure } of room.followers) onFailure();
  };
  const listen = async () => {
    const database = await chatDatabase();
    if (!isLeft)
      unsubscribe = database.listen(newestMessages(chatId, pageOfMessages), found => tell(room, found), fail);
  };
  listen().catch(fail);
  return room;
}

function tell(room: Room, found: Stored[]): void {
  const before = room.newest;
  const now = found.flatMap(messageOf).reverse();
  room.newest = now;
  const news = before === null ? wholeOf(now) : changesOf(before, now);
  for (const { onNews } of room.followers) onNews(news);
}

/** Returns the whole page where nothing of the earlier one is left: more was written than a page holds. */
function changesOf(before: Message[], now: Message[]): ChatNews {
  const known = new Map(before.map(message => [message.id, JSON.stringify(message)]));
  if (now.length === pageOfMessages && now.every(({ id }) => !known.has(id))) return wholeOf(now);
  const messages = now.filter(message => known.get(message.id) !== JSON.stringify(message));
  return { messages, isWhole: false, gone: deleted(before, now) };
}

/** Messages that left the page although no newer message pushed them out. */
function deleted(before: Message[], now: Message[]): string[] {
  const left = before.filter(({ id }) => now.every(one => one.id !== id));
  const [oldest] = now;
  const isFull = now.length === pageOfMessages;
  return left.filter(({ order }) => !isFull || oldest === undefined || order > oldest.order).map(({ id }) => id);
}

function wholeOf(messages: Message[]): ChatNews {
  return { messages, isWhole: true, gone: [] };
}
