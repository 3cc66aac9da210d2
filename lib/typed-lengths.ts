/**
 * The largest numbers of characters that may be typed, and the cut behind them; small enough for the middleware and the
 * browser.
 */

/** A search term: in all shops, in one shop, in the help centre, and for a receiver of money. */
export const longestTerm = 80;

/** An address, as typed or as the maps service writes it. */
export const longestAddress = 200;

/** An address to be searched for. */
export const longestAddressWords = 120;

/**
 * Cuts a text to this many characters, but never in the middle of one that takes two code units (an emoji): half of one
 * is invalid in paths and in others' JSON.
 */
export function cutTo(longest: number, text: string): string {
  return text.slice(0, longest).replaceAll(/\p{Cs}/gu, '');
}
