/**
 * Adds the term of a visit to /search?q=…, or to a shop's own search, to the recent searches. Called by the middleware,
 * because a page cannot set cookies.
 */
import { isLocale } from '@/lib/i18n/locales';
import { formatRecent, parseRecent, withTerm } from '@/lib/search/recent';

/** The new value of the `recent` cookie, or null when nothing changes. */
export function recentAfter(path: string, query: URLSearchParams, cookie: string | undefined): string | null {
  const segments = path.split('/').filter(segment => segment !== '');
  const [page, ...rest] = isLocale(segments[0]) ? segments.slice(1) : segments;
  const isShopSearch = (page === 'shop' || page === 'restaurant') && rest.length === 1;
  if (!isShopSearch && (page !== 'search' || rest.length > 0)) return null;
  const before = parseRecent(cookie);
  const after = withTerm(before, query.get('q') ?? '');
  return after === before ? null : formatRecent(after);
}
