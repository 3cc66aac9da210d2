/** A long list shows several of its pages in one document, so that "Show more" keeps what is shown (docs/behaviour.md 9). */

/** The page after these begins a new document, which bounds the weight of each. */
export const pagesAtOnce = 5;

/** Which document shows this page, from 1. */
export function documentWith(page: number): number {
  return Math.ceil(page / pagesAtOnce);
}

/** The page with which that document begins: 1, 6, 11 and so on. */
export function firstPageWith(page: number): number {
  return (documentWith(page) - 1) * pagesAtOnce + 1;
}
