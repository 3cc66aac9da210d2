/** Counts the unread notifications for the profile menu of kept pages. 0 for guests, and while the API is away. */
import { defaultLocale } from '@/lib/i18n/locales';
import { countUnread } from '@/lib/notifications/queries';

export async function GET(): Promise<Response> {
  const unread = await countUnread(defaultLocale);
  return Response.json({ unread: unread.ok ? unread.value : 0 }, { headers: { 'Cache-Control': 'private, no-store' } });
}
