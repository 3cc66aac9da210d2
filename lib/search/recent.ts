/**
 * The list of recent searches (docs/behaviour.md 4.3): changes it, and encodes it for the `recent` cookie. Shared with
 * the browser.
 */
import { cutTo, longestTerm } from '@/lib/typed-lengths';

/** With one more, the oldest is dropped (docs/behaviour.md 9). */
const most = 5;

/** Normalizes a term: trimmed, single spaces, at most `longestTerm` characters. Empty means none. */
export function termOf(text: string | null | undefined): string {
  return cutTo(longestTerm, (text ?? '').replace(/\s+/g, ' ').trim()).trim();
}

/** Reads the cookie's decoded value. Anything but a list of terms counts as an empty one. */
export function parseRecent(value: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(value ?? '[]');
    if (!Array.isArray(list)) return [];
    const terms = list.filter(item => typeof item === 'string').map(termOf);
    return [...new Set(terms)].filter(term => term !== '').slice(0, most);
  } catch {
    return [];
  }
}

/**
 * Without a percent sign: Next decodes a cookie of the middleware's twice for the page that is made for the same request,
 * and throws where the second time makes no sense.
 */
export function formatRecent(list: string[]): string {
  return JSON.stringify(list).replaceAll('%', String.raw`\u0025`);
}

/** Puts a new term in front; returns the same list when it holds the term already (docs/behaviour.md 4.3). */
export function withTerm(list: string[], text: string): string[] {
  const term = termOf(text);
  return term === '' || list.includes(term) ? list : [term, ...list].slice(0, most);
}

export function withoutTerm(list: string[], term: string): string[] {
  return list.filter(entry => entry !== term);
}
