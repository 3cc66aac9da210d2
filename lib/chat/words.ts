/**
 * Reduces a text to plain words before it is sent or shown, because other clients may show it as HTML (docs/api.md
 * 21.2).
 */

/** Characters. */
export const mostWords = 2000;

/** Removes tags and no-break spaces; text that only resembles a tag ("a < b") stays. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/<\/?[a-z!][^>]*>/gi, '')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .trim();
}
