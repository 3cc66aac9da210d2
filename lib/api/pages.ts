/** Reads lists that the API divides into pages. */

/** The most that one page of a list holds (docs/api.md 1.3). */
export const longestPage = 100;

/** Requests the pages of a list from the second to the `last`, all at once. */
export function pagesBehind<T>(last: number, ask: (page: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, index) => ask(index + 2)));
}
