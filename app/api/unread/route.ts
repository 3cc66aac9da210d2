/**
 * Counts the unread notifications for the profile menu of kept pages. 0 for guests, and while the API is away; a session
 * that has ended leads to the login page.
 */
import { ownLocale } from '@/lib/market/queries';
import { neverKept } from '@/lib/never-kept';
import { countUnreadNotifications } from '@/lib/notifications/queries';
import { isSessionExpired } from '@/lib/session/end-session';
import { endedResponse } from '@/lib/session/ended-response';
import { readSession } from '@/lib/session/session';

export async function GET(request: Request): Promise<Response> {
  const isGuest = (await readSession()) === null;
  if (isGuest && !(await isSessionExpired())) return answer(0);
  const unread = await countUnreadNotifications(await ownLocale());
  if (!unread.ok && unread.why === 'unauthorized') return endedResponse(request);
  return answer(unread.ok ? unread.value : 0);
}

function answer(unread: number): Response {
  return Response.json({ unread }, { headers: neverKept });
}
