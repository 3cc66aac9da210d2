/**
 * How the one sentence for the next page travels: in its cookie, and in the header by which the middleware hands it on.
 */

/** A page no longer sees a cookie that the middleware takes away. */
export const noticeHeader = 'x-doorstep-notice';

/** `key` and `tone` as `leaveNotice` of lib/notice.ts has them. */
export function noticeText(key: string, tone: string, numbers: Record<string, number> = {}): string {
  const counted = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  return String(new URLSearchParams([['key', key], ['tone', tone], ...counted]));
}
