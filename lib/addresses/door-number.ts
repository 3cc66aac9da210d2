/**
 * Whether a floor, flat or house was typed as a mere number ("3", "12-B"), so that a page puts its name before it:
 * "floor 3". Other entries already say it in words: "3rd floor", "EG", "3층".
 */
export function isDoorNumber(written: string): boolean {
  return number.test(written) && !/[\p{sc=Han}\p{sc=Hangul}]/u.test(written);
}

/**
 * Each character can match in one place only, so that nothing is tried again (no backtracking): other clients may have
 * stored long entries.
 */
const number = /^(?=.)[\p{N}\p{P}\s]*(?:\p{L}[\p{N}\p{P}\s]*)?$/u;
