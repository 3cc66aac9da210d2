/**
 * How the one sentence for the next page travels: in its cookie, and in the header by which the middleware hands it on.
 */

/** A page no longer sees a cookie that the middleware takes away. */
export const noticeHeader = 'x-doorstep-notice';

/** `key` and `tone` as `leaveNotice` of lib/notice.ts has them. `id` tells this notice from all others. */
export function noticeText(key: string, tone: string, numbers: Record<string, number> = {}): string {
  const counted = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  const id = crypto.randomUUID().slice(0, 8);
  return String(new URLSearchParams([['key', key], ['tone', tone], ['id', id], ...counted]));
}
