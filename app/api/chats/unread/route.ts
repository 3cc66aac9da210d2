/** Whether an answer waits in one of the customer's chats. Nobody has pressed for it, so nobody is led to the login page. */
import { refreshUnread } from '@/lib/chat/unread';

export async function GET(): Promise<Response> {
  return Response.json({ isUnread: await refreshUnread() }, { headers: { 'Cache-Control': 'private, no-store' } });
}
