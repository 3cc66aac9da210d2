/**
 * How the one sentence for the next page travels: in its cookie, and in the header by which the middleware hands it on.
 */

import { LRUCache } from 'lru-cache';

/** Bounded, because a cookie may be forged; a notice is kept in its cookie for a minute. */
const shown = new LRUCache<string, true>({ max: 5000, ttl: 60_000 });

/** A page no longer sees a cookie that the middleware takes away. */
export const noticeHeader = 'x-doorstep-notice';

/** `key` and `tone` as `leaveNotice` of lib/notice.ts has them. `id` tells this notice from all others. */
export function noticeText(key: string, tone: string, numbers: Record<string, number> = {}): string {
  const counted = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  const id = crypto.randomUUID().slice(0, 8);
  return String(new URLSearchParams([['key', key], ['tone', tone], ['id', id], ...counted]));
}

/**
 * True the first time. The cookie alone cannot tell: where script runs, the framework makes the page after a form within
 * the answer to the form, and drops what this page's answer deletes.
 */
export function isFirstShowing(notice: string): boolean {
  const key = notice.slice(0, 200);
  if (shown.has(key)) return false;
  shown.set(key, true);
  return true;
}
