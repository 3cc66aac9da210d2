/**
 * Whether an answer in the customer's chats is unread. No press causes this request, so it leads nobody to the login
 * page.
 */
import { refreshUnread } from '@/lib/chat/unread';
import { neverKept } from '@/lib/never-kept';

export async function GET(): Promise<Response> {
  return Response.json({ isUnread: await refreshUnread() }, { headers: neverKept });
}
