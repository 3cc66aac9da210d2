/** Knows which notices of lib/notice.ts somebody has seen, on all processes together (docs/decisions/080). */
import 'server-only';
import { cookieRule } from '@/lib/cookies/cookie-table';
import { sharedStore } from '@/lib/stores/shared-store';

/**
 * True the first time. The cookie alone cannot tell: where script runs, the framework makes the page after a form within
 * the answer to the form, and drops what this page's answer deletes.
 *
 * @param notice as `noticeText` made it; of a forged one no more is read than of ours
 */
export function isFirstShowing(notice: string, store = sharedStore): Promise<boolean> {
  return store.claim(`notice:${notice.slice(0, 200)}`, '1', cookieRule('notice').seconds);
}
