/**
 * The part of the `me` cookie about the customer's chats, at its end and apart from lib/session/me.ts, which every
 * page's first script contains: "~20454" says that they wrote on that day since the epoch, "~20454u" that an answer is
 * unread.
 */
import { dayOf } from '@/lib/session/me';

export interface ChatMark {
  /** The day of their last message. */
  day: number;
  isUnread: boolean;
}

/** An answer that comes later is not announced in the header, only in the list of chats. */
const awaitedDays = 7;

/** Null when no answer is awaited. */
export function parseChatMark(cookie: string | undefined, now = Date.now()): ChatMark | null {
  const [, day, unread] = /~(\d{5})(u?)$/.exec(cookie ?? '') ?? [];
  return day === undefined || Number(day) <= dayOf(now) - awaitedDays
    ? null
    : { day: Number(day), isUnread: unread === 'u' };
}

export function formatChatMark(mark: ChatMark | null): string {
  return mark === null ? '' : `~${mark.day}${mark.isUnread ? 'u' : ''}`;
}
