/** How many characters may be typed, and the cut behind them; light enough for the middleware and the browser. */

/** Of a search term, in all shops, in one and in the help centre. */
export const longestTerm = 80;

/** Of an address that is to be found. */
export const longestAddressWords = 120;

/** At most so many characters. No half of one that takes two (an emoji): no path and no JSON of others can hold it. */
export function cutTo(longest: number, text: string): string {
  return text.slice(0, longest).replaceAll(/\p{Cs}/gu, '');
}
