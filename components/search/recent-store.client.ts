/** Reads and writes the recent searches in the browser: the same `recent` cookie that the search page reads. */
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import { formatRecent, parseRecent, withTerm } from '@/lib/search/recent';

export function readRecent(): string[] {
  const value = readCookie('recent');
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
  writeCookie('recent', list.length === 0 ? '' : encodeURIComponent(formatRecent(list)));
}
