/**
 * Which list of recent searches follows from a visit to /search?q=…, for the middleware: a page cannot set a cookie.
 */
import { isLocale } from '@/lib/i18n/locales';
import { formatRecent, parseRecent, withTerm } from '@/lib/search/recent';

/** The new value of the `recent` cookie, or null when nothing changes. */
export function recentAfter(path: string, query: URLSearchParams, cookie: string | undefined): string | null {
  const segments = path.split('/').filter(segment => segment !== '');
  const [page, ...rest] = isLocale(segments[0]) ? segments.slice(1) : segments;
  if (page !== 'search' || rest.length > 0) return null;
  const before = parseRecent(cookie);
  const after = withTerm(before, query.get('q') ?? '');
  return after === before ? null : formatRecent(after);
}
