/**
 * A notice is one sentence for the next page: an action redirects, and the page that follows says what has happened.
 * The customer's own pages show it (components/ui/notice.tsx); the middleware takes it out of its cookie for them.
 */
import 'server-only';
import { headers } from 'next/headers';
import { writeCookie } from '@/lib/cookies/cookie-jar';
import { decodeNotice, encodeNotice, type Notice, noticeHeader, type Tone } from '@/lib/notices/notice-format';
import { keepPassedOn, passedOnParameter } from '@/lib/notices/notice-store';
import { redirect } from '@/lib/paths/redirect';
import type english from '@/messages/en.json';

/** Keys under `notices`, and keys of refusals that are shown on the next page. */
export type NoticeKey =
  | keyof typeof english.notices
  | `checkout.${'unknown' | 'underWay' | 'offline' | 'lookAgain'}`
  | 'orderTaken'
  | `parcels.${'unknown' | 'taken'}`
  | 'tableBegun'
  | `wallet.${'unknown' | 'underWay' | 'notSent' | 'sendUnknown'}`;

/** Actions and route handlers only. It carries a key and its numbers, never words of the API or the customer. */
export async function leaveNotice(key: NoticeKey, tone: Tone = 'success', numbers: Record<string, number> = {}) {
  await writeCookie('notice', encodeNotice(key, tone, numbers));
}

/** The notice that this page has to show. */
export async function readNotice(): Promise<Notice | null> {
  return decodeNotice((await headers()).get(noticeHeader) ?? '');
}

/** For the customer's own pages: redirects, and lets the next page show the notice that this page has to show. */
export async function redirectWithNotice(to: string): Promise<never> {
  const notice = (await headers()).get(noticeHeader);
  return notice === null ? redirect(to) : passOn(notice, to);
}

/**
 * For a step of signing in that its guest has not reached, or has lost because the `entry` cookie has expired or cannot
 * be read: redirects to the first step, and says why.
 */
export async function redirectToFirstStep(to: string): Promise<never> {
  const notice = (await headers()).get(noticeHeader);
  return passOn(notice ?? encodeNotice('entryGone', 'error'), to);
}

async function passOn(notice: string, to: string): Promise<never> {
  return redirect(`${to}${to.includes('?') ? '&' : '?'}${passedOnParameter}=${await keepPassedOn(notice)}`);
}
