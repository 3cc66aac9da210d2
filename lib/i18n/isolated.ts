/** Texts that keep their own direction inside a sentence without markup (docs/look.md 5.25). */

/** Letters, digits and marks of the scripts that are written from the right. */
const fromRight = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Among words from the right, a currency's sign would go to the other side of its number. */
const fromLeft = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])[\p{L}\p{Sc}\u200e]/u;

const isolates = /\u2068[^\u2068\u2069]*\u2069/g;

/** Wraps a text in isolates (U+2068, U+2069). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

export function isFromRight(sentence: string): boolean {
  return fromRight.test(sentence);
}

/**
 * A value as it goes into a sentence: isolated where it has anything of the other direction, which would draw brackets,
 * numbers and full stops beside it to the wrong end. The rest stays as it is, so that most documents have no isolates.
 */
export function inSentence(value: string, sentenceIsFromRight: boolean): string {
  const other = sentenceIsFromRight ? fromLeft : fromRight;
  return other.test(value.replace(isolates, '')) ? isolated(value) : value;
}
