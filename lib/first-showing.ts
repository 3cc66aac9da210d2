/** Tells whether a notice of lib/notice.ts has been shown already, in all processes together (docs/decisions/080). */
import 'server-only';
import { cookieRule } from '@/lib/cookies/cookie-table';
import { sharedStore } from '@/lib/stores/shared-store';

/**
 * True the first time. The cookie alone cannot tell: where script runs, Next renders the page after a form within the
 * answer to the form, and drops that page's deletion of the cookie.
 *
 * @param notice as `noticeText` made it; of a forged one no more is read than of ours
 */
export function isFirstShowing(notice: string, store = sharedStore): Promise<boolean> {
  return store.claim(`notice:${notice.slice(0, 200)}`, '1', cookieRule('notice').seconds);
}
