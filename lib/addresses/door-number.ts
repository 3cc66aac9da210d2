/**
 * Whether a floor, a flat or a house is a number alone ("3", "12-B"), which a page calls by its word: "floor 3". Whoever wrote
 * words has said it already: "3rd floor", "EG", "3층".
 */
export function isDoorNumber(written: string): boolean {
  return /^(?=.)[\p{N}\p{P}\s]*\p{L}?[\p{N}\p{P}\s]*$/u.test(written) && !/[\p{sc=Han}\p{sc=Hangul}]/u.test(written);
}
