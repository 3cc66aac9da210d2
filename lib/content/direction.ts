/** Which way is a text read? */

const letter = /\p{L}/gu;
const letterFromTheRight = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;

/**
 * As most of its letters are. The browser's `dir="auto"` goes by the first one, and a whole Arabic article that begins
 * with a Latin name would be set from the left.
 */
export function directionOf(words: string): 'ltr' | 'rtl' {
  const count = (kind: RegExp) => words.match(kind)?.length ?? 0;
  return count(letterFromTheRight) * 2 > count(letter) ? 'rtl' : 'ltr';
}
