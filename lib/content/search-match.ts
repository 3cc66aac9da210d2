/** Decides which questions match the search words, by one rule for the server and for searching while typing. */

/** Each search word must begin a word of the text; accents, capitals and short vowels do not matter. */
export function isSearchMatch(text: string, searched: string): boolean {
  const words = folded(text);
  return folded(searched).every(part =>
    words.some(word => word.startsWith(part) || (isUnspaced.test(part) && word.includes(part))),
  );
}

/** Scripts that put no space between words. */
const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function folded(text: string): string[] {
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
