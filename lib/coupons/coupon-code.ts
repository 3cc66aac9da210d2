/** Tells which texts can be a coupon's code: the API takes two characters and more (docs/api.md 10.4). */

/** Characters of the longest code that we read, keep and send. */
export const longestCode = 40;

/** Letters, digits and a few signs of any script. Nothing else is taken from a link, or offered. */
export function isCouponCode(text: string): boolean {
  return text.length <= longestCode && /^[\p{L}\p{M}\p{N}_.%+-]{2,}$/u.test(text);
}
