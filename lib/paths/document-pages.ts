/**
 * A long list shows several of its pages in one document, so that "Show more" keeps what is shown (docs/behaviour.md
 * 9).
 */

/** The page after these begins a new document, which limits the size of each. */
export const pagesAtOnce = 5;

/** The number of the document that shows this page, from 1. */
export function documentWith(page: number): number {
  return Math.ceil(page / pagesAtOnce);
}

/** The first page of that document: 1, 6, 11 and so on. */
export function firstPageWith(page: number): number {
  return (documentWith(page) - 1) * pagesAtOnce + 1;
}
