/**
 * Encodes the notice for the next page, as it travels in its cookie and in the header by which the middleware passes it
 * on.
 */

/** Needed because a page no longer sees a cookie that the middleware deletes. */
export const noticeHeader = 'x-doorstep-notice';

/** `key` and `tone` are those of `leaveNotice` in lib/notices/notice.ts. The text contains an id that no other notice has. */
export function noticeText(key: string, tone: string, numbers: Record<string, number> = {}): string {
  const counted = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  const id = crypto.randomUUID().slice(0, 8);
  return String(new URLSearchParams([['key', key], ['tone', tone], ['id', id], ...counted]));
}
