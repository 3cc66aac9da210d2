/**
 * Reduces a text to plain words before it is sent or shown, because other clients may show it as HTML (docs/api.md
 * 21.2).
 */

import { replaceTags } from '@/lib/html/replace-tags';

/** Characters. */
export const mostWords = 2000;

/** A "<" before a tag goes with it: it would begin another tag with what follows ("<<b>img>"). */
const tags = /(?<!<)<+\/?[a-z!][^>]*>/gi;

/** Removes tags and no-break spaces; text that only resembles a tag ("a < b") stays. */
export function plainWords(text: string): string {
  return replaceTags(text, tags, '')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .trim();
}
