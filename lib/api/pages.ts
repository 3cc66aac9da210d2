/** Lists come in pages. */

/** The most that one page of a list holds (docs/api.md 1.3). */
export const longestPage = 100;

/** Asks for the pages of a list behind its first one, up to `last`, all at once. */
export function pagesBehind<T>(last: number, ask: (page: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, index) => ask(index + 2)));
}
