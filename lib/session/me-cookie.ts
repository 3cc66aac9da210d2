/**
 * Keeps the readable `me` cookie up to date with the session, the cart and the chats. Actions and route handlers only.
 */
import 'server-only';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { type ChatMark, formatChatMark, parseChatMark } from '@/lib/session/chat-mark';
import { formatMe, type Me, nobody, parseMe } from '@/lib/session/me';

export async function updateMeCookie(change: Partial<Me>): Promise<void> {
  const before = await readCookie('me');
  const me = { ...parseMe(before), ...change };
  await write(me, me.isSignedIn ? parseChatMark(before) : null, before);
}

/** Records whether the customer awaits an answer in a chat, and whether one is unread. */
export async function updateChatMark(mark: ChatMark): Promise<void> {
  const before = await readCookie('me');
  await write(parseMe(before), mark, before);
}

async function write(me: Me, mark: ChatMark | null, before: string | undefined): Promise<void> {
  const after = formatMe(me) + formatChatMark(mark);
  if (after === before) return;
  if (after === formatMe(nobody)) await removeCookie('me');
  else await writeCookie('me', after);
}
