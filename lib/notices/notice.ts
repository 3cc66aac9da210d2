/**
 * One sentence for the next page: an action redirects, and the page that follows says what happened. The customer's own
 * pages show it (components/ui/notice.tsx); the middleware deletes the cookie and passes the notice on.
 */
import 'server-only';
import { headers } from 'next/headers';
import { writeCookie } from '@/lib/cookies/cookie-jar';
import { passedOn, passOn } from '@/lib/notices/notice-store';
import { noticeHeader, noticeText } from '@/lib/notices/notice-text';
import { redirect } from '@/lib/paths/redirect';
import type english from '@/messages/en.json';

/** Keys under `notices`, and keys of refusals that are shown on the next page. */
export type NoticeKey =
  | keyof typeof english.notices
  | `checkout.${'unknown' | 'underWay' | 'offline'}`
  | `wallet.${'unknown' | 'underWay' | 'notSent' | 'sendUnknown'}`;

const tones = ['success', 'info', 'warning', 'error'] as const;
/** info: nothing was left to do. warning: done, but not completely, or something else comes first. */
export type Tone = (typeof tones)[number];

/** Actions and route handlers only. It carries a key and its numbers, never words of the API or the customer. */
export async function leaveNotice(key: NoticeKey, tone: Tone = 'success', numbers: Record<string, number> = {}) {
  await writeCookie('notice', noticeText(key, tone, numbers));
}

interface Notice {
  /** Two of the same words are two notices. */
  id: string;
  key: string;
  tone: Tone;
  numbers: Record<string, number>;
}

export async function readNotice(): Promise<Notice | null> {
  const value = new URLSearchParams((await headers()).get(noticeHeader) ?? '');
  const { key, tone, id = '', ...numbers } = Object.fromEntries(value);
  if (key === undefined) return null;
  const counted = Object.entries(numbers).map(([name, text]) => [name, Number(text)] as const);
  return { id, key, tone: tones.find(one => one === tone) ?? 'success', numbers: Object.fromEntries(counted) };
}

/** For the customer's own pages: redirects, and passes on the notice that this page was to show. */
export async function redirectOn(to: string): Promise<never> {
  const notice = (await headers()).get(noticeHeader);
  return notice === null ? redirect(to) : redirectWith(notice, to);
}

/**
 * For the page of a step of signing in that a guest has not reached, or no longer, as their `entry` cookie has expired
 * or cannot be read: leads to where it begins, and says why.
 */
export async function redirectToBegin(to: string): Promise<never> {
  return redirectWith((await headers()).get(noticeHeader) ?? noticeText('entryGone', 'error'), to);
}

async function redirectWith(notice: string, to: string): Promise<never> {
  return redirect(`${to}${to.includes('?') ? '&' : '?'}${passedOn}=${await passOn(notice)}`);
}
