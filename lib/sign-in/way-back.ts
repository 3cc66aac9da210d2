/**
 * Where does signing in lead back to, when the link to it cannot say? Kept pages are the same for everybody: their "Log
 * in" names no page, but the browser's Referer does (docs/decisions/153).
 */
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { type Deployment, requestedHost } from '@/lib/request-scheme';
import { cameFrom, returnPath } from '@/lib/return-path';

/**
 * The login page's path with the page before as the way back in its query. Null for other pages, where the query names a
 * way back, and where there is none but the start.
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
