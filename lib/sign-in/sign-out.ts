/** How a customer leaves this browser: everything of theirs goes, and a whole new document follows (SPEC 4). */
import 'server-only';
import { removePersonalCookies } from '@/lib/cookie-jar';
import { leaveNotice, type NoticeKey } from '@/lib/notice';

/** Route handlers only. The browser's own copies of pages, and what its workers keep, go as well. */
export async function signOutTo(address: string, notice: NoticeKey): Promise<Response> {
  await removePersonalCookies('for-good');
  await leaveNotice(notice);
  return new Response(null, { status: 303, headers: { Location: address, 'Clear-Site-Data': '"cache", "storage"' } });
}

/** Another site must not sign anybody out. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === null ? request.headers.get('origin') !== 'null' : site === 'same-origin';
}
