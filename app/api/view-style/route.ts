/**
 * The stylesheet that pages name in <noscript>: applies the chosen theme and place, and whether somebody is signed in,
 * for customers without script.
 */
import type { NextRequest } from 'next/server';
import { readMember } from '@/lib/cart/group/participant';
import { findUnread } from '@/lib/chat/unread';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { requestLocale } from '@/lib/i18n/request-locale';
import { likedRules, parseLiked } from '@/lib/liked/liked';
import { findUnderWay } from '@/lib/orders/progress/under-way';
import { parseMe } from '@/lib/session/me';
import { updateChatMark, updateMeCookie } from '@/lib/session/me-cookie';
import { anywhere, type Theme } from '@/lib/view/view';
import { readView } from '@/lib/view/view-cookie';

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const language = languageTag(requestLocale(nextUrl.searchParams));
  const { theme, place } = await readView();
  const { isSignedIn, count } = parseMe(await readCookie('me'));
  const [{ isUnderWay, isOver }, mark, member] = await Promise.all([findUnderWay(), findUnread(), readMember()]);
  // One after the other: both are in the same cookie.
  if (isOver) await updateMeCookie({ hasOpenOrder: false });
  if (mark !== null) await updateChatMark(mark);
  const rules = [
    ...themeRules[theme],
    away(place === anywhere ? '=place]' : '=no-place]'),
    away(isSignedIn ? '=guest]' : '=signed]'),
    ...(isSignedIn ? [noMenuButton] : []),
    ...(isUnderWay ? [] : [away('=order]')]),
    ...(mark?.isUnread ? [] : [away('=chat]'), noChatButton]),
    ...(member !== null ? [noWayToCheckout] : []),
    count === 0 ? away('=cart]') : `:root{--cart:"${numberFormat(language).format(count)}"}`,
    away(`^=theme-]:not([data-when=theme-${theme}])`),
    likedRules(parseLiked(await readCookie('liked'))),
  ];
  return new Response(rules.join(''), {
    headers: { 'Content-Type': 'text/css', 'Cache-Control': 'private, no-cache' },
  });
}

/** The rules of app/theme.css for `data-theme`, as they read after the build has rewritten light-dark(). */
const themeRules: Record<Theme, string[]> = {
  light: [scheme('light', 'initial', ' '), away('=dark]')],
  dark: [scheme('dark', ' ', 'initial'), away('=light]')],
  system: [
    `@media (prefers-color-scheme:dark){${away('=light]')}}`,
    `@media not (prefers-color-scheme:dark){${away('=dark]')}}`,
  ],
};

/** The rule of components/shell/shell.css for `data-chat`. */
const noChatButton = '@media (width<80rem){.chat-button{display:none!important}}';

/** The rule of app/theme.css for the menu's button beside the account's. */
const noMenuButton = '@media (width>=71.25rem){.menu-button{display:none!important}}';

/** Only the owner of a group order can check out, as the cart's bar knows where script runs (row-steppers.client.ts). */
const noWayToCheckout = '.cart-bar [data-checks-out]{display:none!important}';

function scheme(name: string, light: string, dark: string): string {
  return `:root{color-scheme:${name}!important;--lightningcss-light:${light}!important;--lightningcss-dark:${dark}!important}`;
}

function away(when: string): string {
  return `[data-when${when}{display:none!important}`;
}
