import 'server-only';
import { secondsToWait } from '@/lib/api/told-to-wait';
import { isPlainPost } from '@/lib/forms/plain-post';
import { type ErrorKey, type Refusal, refuse } from '@/lib/forms/refusal';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';

/**
 * Stays on the page and says why. Without script the answer is a new page, which may have no form to show the message
 * in while the API is away; there it is a notice, which every page can show. Actions only.
 */
export async function stayOnPage(key: NoticeKey & ErrorKey, pagePath: string): Promise<Refusal> {
  if (!(await isPlainPost())) return refuse(key);
  const retryAfter = secondsToWait();
  await leaveNotice(key, 'error', retryAfter === null ? {} : { retryAfter });
  return redirect(pagePath);
}
