/**
 * Finds out whether the customer has unread messages, and writes it to the `me` cookie for kept pages
 * (docs/decisions/074).
 */
import 'server-only';
import { listChats } from '@/lib/chat/chats';
import { isChatOffered } from '@/lib/chat/database';
import { countUnread } from '@/lib/chat/messages';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { parseChatMark } from '@/lib/session/chat-mark';
import { updateChatMark } from '@/lib/session/me-cookie';
import { readSession } from '@/lib/session/session';

/**
 * Route handlers only. Asks only for customers who have written lately; while the database is away the cookie keeps its
 * value.
 */
export async function refreshUnread(): Promise<boolean> {
  const mark = parseChatMark(await readCookie('me'));
  const session = await readSession();
  if (mark === null || session === null || !isChatOffered()) return false;
  const chats = await listChats(session.customer);
  const counts = chats.ok ? await countUnread(chats.value) : chats;
  if (!counts.ok) return mark.isUnread;
  const isUnread = counts.value.size > 0;
  await updateChatMark({ ...mark, isUnread });
  return isUnread;
}
