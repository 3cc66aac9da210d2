/**
 * Decides where signing in leads back to. Links and forms name it, except the "Log in" of kept pages, which are the
 * same for everybody: there it is the page that the browser's Referer names (docs/decisions/153).
 */

import type { Locale } from '@/lib/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { isSignedInOnly } from '@/lib/own-pages';
import { cameFrom, returnPath } from '@/lib/paths/return-path';
import { type Deployment, requestedHost } from '@/lib/requests/request-scheme';

/**
 * The login page's path with the previous page as the way back in its query. Null for other pages, where the query
 * names a way back already, and where there is none but the home page.
 */
export function loginLeadingBack(
  { pathname, searchParams }: URL,
  sent: Headers,
  deployment: Deployment,
): string | null {
  const { locale, path } = splitLocale(pathname);
  if (path !== '/login' || searchParams.has('returnTo')) return null;
  const start = localizedPath(locale, '/');
  const back = returnPath(cameFrom(sent.get('referer'), requestedHost(sent, deployment)), start);
  return back === start ? null : `${pathname}?${new URLSearchParams([...searchParams, ['returnTo', back]])}`;
}

/**
 * Where signing in leads back to: the page that a link or a form names, if it is one of ours, otherwise the home page.
 */
export function backFromSignIn(returnTo: string | null | undefined, locale: Locale): string {
  return returnPath(returnTo, localizedPath(locale, '/'));
}

/**
 * Where a link leads those who do not sign in after all, as a path without language: back, or home from a page that
 * would only ask them to sign in again.
 */
export function backWithoutSignIn(back: string): string {
  const { path } = splitLocale(back);
  const page = path
    .replace(/[?#].*/, '')
    .split('/')
    .slice(1);
  return isSignedInOnly(page) ? '/' : path;
}
