/** The recent searches in the browser: the same `recent` cookie that the search page reads. */
import { formatRecent, parseRecent, recentCookie, withTerm } from '@/lib/search/recent';
import { recentCookieOptions } from '@/lib/search/recent-cookie';

export function readRecent(): string[] {
  const [, value] = new RegExp(`(?:^|; )${recentCookie}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    return parseRecent(value === undefined ? undefined : decodeURIComponent(value));
  } catch {
    return [];
  }
}

export function addRecent(term: string): void {
  writeRecent(withTerm(readRecent(), term));
}

export function writeRecent(list: string[]): void {
  const { path, sameSite, maxAge } = recentCookieOptions;
  const value = encodeURIComponent(formatRecent(list));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where pages come by plain http.
  document.cookie = `${recentCookie}=${value}; path=${path}; max-age=${list.length === 0 ? 0 : maxAge}; samesite=${sameSite}${secure}`;
}
