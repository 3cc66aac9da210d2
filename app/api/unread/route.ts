/**
 * Counts the unread notifications for the profile menu of kept pages. No press causes this request, so it leads nobody
 * to the login page: 0 for guests, after a session has ended, and while the API is away.
 */
import { ownLocale } from '@/lib/market/queries';
import { neverKept } from '@/lib/never-kept';
import { countUnreadNotifications } from '@/lib/notifications/queries';
import { readSession } from '@/lib/session/session';

export async function GET(): Promise<Response> {
  if ((await readSession()) === null) return answer(0);
  const unread = await countUnreadNotifications(await ownLocale());
  return answer(unread.ok ? unread.value : 0);
}

function answer(unread: number): Response {
  return Response.json({ unread }, { headers: neverKept });
}
