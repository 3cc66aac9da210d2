/**
 * The list of recent searches (SPEC 4): how it changes, and how the `recent` cookie spells it. Shared with the browser.
 */

export const recentCookie = 'recent';

/** SPEC 9: at most this many, the oldest is dropped. */
const most = 5;

/** The longest search term, in characters; fields say it as `maxlength`. */
export const longestTerm = 80;

/** What counts as a term: trimmed, single spaces, not too long; empty is none. */
export function termOf(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, longestTerm).trim();
}

/** Reads the cookie's decoded value; what is not a list of terms reads as no list. */
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

export function formatRecent(list: string[]): string {
  return JSON.stringify(list);
}

/** A new term goes to the front if it is absent (SPEC 4). */
export function withTerm(list: string[], text: string): string[] {
  const term = termOf(text);
  return term === '' || list.includes(term) ? list : [term, ...list].slice(0, most);
}

export function withoutTerm(list: string[], term: string): string[] {
  return list.filter(entry => entry !== term);
}
