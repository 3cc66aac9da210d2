/** Reads a page's query, in which everything may be typed, left out or repeated. */

/** A page's `searchParams`, awaited. */
export type PageQuery = Record<string, string | string[] | undefined>;

type QueryText = PageQuery[string] | null;

/** "3" is the third page, or the third attempt of a page that waits for something; anything malformed is the first. */
export function pageNumber(typed: QueryText): number {
  return typeof typed === 'string' && /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1;
}

/** The first of repeated values; empty for none. */
export function firstValue(typed: QueryText): string {
  return (Array.isArray(typed) ? typed[0] : typed) ?? '';
}
