/** Whether an answer waits in one of the customer's chats. Nobody has pressed for it, so nobody is led to the login page. */
import { refreshUnread } from '@/lib/chat/unread';
import { neverKept } from '@/lib/never-kept';

export async function GET(): Promise<Response> {
  return Response.json({ isUnread: await refreshUnread() }, { headers: neverKept });
}
