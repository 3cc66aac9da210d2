/**
 * Finds out whether the customer has unread messages. The `me` cookie says so to kept pages (docs/decisions/096).
 */
import 'server-only';
import { listChats } from '@/lib/chat/chats';
import { isChatOffered } from '@/lib/chat/database';
import { countUnread } from '@/lib/chat/messages';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { type ChatMark, parseChatMark } from '@/lib/session/chat-mark';
import { updateChatMark } from '@/lib/session/me-cookie';
import { readSession } from '@/lib/session/session';

/** Route handlers only, as it writes the cookie. */
export async function refreshUnread(): Promise<boolean> {
  const mark = await findUnread();
  if (mark !== null) await updateChatMark(mark);
  return mark?.isUnread ?? false;
}

/**
 * Asks only for customers who have written lately, otherwise null; while the database is away the mark is the cookie's.
 */
export async function findUnread(): Promise<ChatMark | null> {
  const mark = parseChatMark(await readCookie('me'));
  const session = await readSession();
  if (mark === null || session === null || !isChatOffered()) return null;
  const chats = await listChats(session.customer);
  const counts = chats.ok ? await countUnread(chats.value) : chats;
  return counts.ok ? { ...mark, isUnread: counts.value.size > 0 } : mark;
}
