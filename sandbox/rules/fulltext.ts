/** Does a typed search match a text? Case, accents and Arabic vowel marks do not count; every word must occur. */

/** The form in which texts and queries are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function searchWords(query: string): string[] {
  return fold(query).split(' ').filter(Boolean);
}

/** Every word of the query starts a word of the text. */
export function startsWords(query: string[], text: string): boolean {
  const words = searchWords(text);
  return query.every(part => words.some(word => word.startsWith(part)));
}
