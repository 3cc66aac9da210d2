/**
 * Signs a customer out of this browser: deletes everything of theirs, and loads a new document (docs/behaviour.md 4.5).
 */
import 'server-only';
import { stopChatStreams } from '@/lib/chat/chatter';
import { removePersonalCookies } from '@/lib/cookies/cookie-jar';
import type { CookieName } from '@/lib/cookies/cookie-table';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import { seeOther } from '@/lib/paths/redirect';
import { readSession } from '@/lib/session/session';

/**
 * Also clears the browser's copies of pages and what its service worker stores. `path` is public; `stays` is a cookie
 * that is kept on the device. Route handlers only.
 */
export async function signOutTo(path: string, notice: NoticeKey, stays?: CookieName): Promise<Response> {
  const session = await readSession();
  if (session !== null) stopChatStreams(session.customer.id);
  await removePersonalCookies(stays);
  await leaveNotice(notice);
  return seeOther(path, { 'Clear-Site-Data': '"cache", "storage"' });
}
