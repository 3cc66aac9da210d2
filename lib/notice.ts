/**
 * One sentence for the next page: an action redirects, and the page that follows says what happened. Pages of the
 * customer's own show it (components/ui/notice.tsx); the middleware takes the cookie away and hands its words on.
 */
import 'server-only';
import { headers } from 'next/headers';
import { writeCookie } from '@/lib/cookies/cookie-jar';
import { noticeHeader, noticeText } from '@/lib/notice-text';
import type english from '@/messages/en.json';

/** Keys under `notices` of the catalogue, and of a refusal that stands on the page anew. */
export type NoticeKey =
  | keyof typeof english.notices
  | `checkout.${'unknown' | 'underWay' | 'offline'}`
  | `wallet.${'unknown' | 'underWay' | 'notSent' | 'sendUnknown'}`;

const tones = ['success', 'info', 'warning', 'error'] as const;
/** Info: nothing was left to do. Warning: it was done, but not all of it, or something else comes first. */
export type Tone = (typeof tones)[number];

/** Actions and route handlers only. Words of the API or the customer never stand in it: a key, and its numbers. */
export async function leaveNotice(key: NoticeKey, tone: Tone = 'success', numbers: Record<string, number> = {}) {
  await writeCookie('notice', noticeText(key, tone, numbers));
}

export async function readNotice(): Promise<{ key: string; tone: Tone; numbers: Record<string, number> } | null> {
  const value = new URLSearchParams((await headers()).get(noticeHeader) ?? '');
  const { key, tone, id: _, ...numbers } = Object.fromEntries(value);
  if (key === undefined) return null;
  const counted = Object.entries(numbers).map(([name, text]) => [name, Number(text)] as const);
  return { key, tone: tones.find(one => one === tone) ?? 'success', numbers: Object.fromEntries(counted) };
}
