/** What of a text is sent and shown: words alone, as the other side may show it as HTML (docs/api.md 21.2). */

/** Characters. */
export const mostWords = 2000;

/** Tags and hard spaces leave, what merely looks like one ("a < b") stays. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/<\/?[a-z!][^>]*>/gi, '')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .trim();
}
