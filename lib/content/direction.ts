/** Which way is a text read? */

const letter = /\p{L}/gu;
const letterFromTheRight = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;

/**
 * The direction of most letters of a text. The browser's `dir="auto"` goes by the first letter, and would set a whole
 * Arabic article from the left because it begins with a Latin name.
 */
export function directionOf(words: string): 'ltr' | 'rtl' {
  const count = (kind: RegExp) => words.match(kind)?.length ?? 0;
  return count(letterFromTheRight) * 2 > count(letter) ? 'rtl' : 'ltr';
}
