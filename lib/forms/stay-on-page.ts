import 'server-only';
import { secondsToWait } from '@/lib/api/told-to-wait';
import { isPlainPost } from '@/lib/forms/plain-post';
import { type ErrorKey, type Refusal, refuse } from '@/lib/forms/refusal';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';

/**
 * Stays on the page and says why: at the form where script sent it. Without script the answer is a new page, which may
 * have no form while the API is away. Actions only.
 */
export async function stayOnPage(key: NoticeKey & ErrorKey, pagePath: string): Promise<Refusal> {
  return (await isPlainPost()) ? comeBackToPage(key, pagePath) : refuse(key);
}

/**
 * Shows the page anew, with a notice that says why: every page can show one, also the error page that stands in for a
 * form while the API is away. Actions only.
 */
export async function comeBackToPage(key: NoticeKey & ErrorKey, pagePath: string): Promise<never> {
  const retryAfter = secondsToWait();
  await leaveNotice(key, 'error', retryAfter === null ? {} : { retryAfter });
  return redirect(pagePath, 'replace');
}
