/** Reads what a page is asked for in its query, where everything may be typed, left out or repeated. */

/** A page's `searchParams`, once they are there. */
export type PageQuery = Record<string, string | string[] | undefined>;

type QueryText = PageQuery[string] | null;

/** "3" is the third page, or the third look at one that waits; whatever else was typed is the first. */
export function pageNumber(typed: QueryText): number {
  return typeof typed === 'string' && /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1;
}

/** The first of repeated values; empty for none. */
export function firstValue(typed: QueryText): string {
  return (Array.isArray(typed) ? typed[0] : typed) ?? '';
}
