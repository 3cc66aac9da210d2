/** The two result lists of a search (docs/behaviour.md 2.3): shops and products by title, page by page. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { Paged } from '@/lib/api/schema';
import type { Market } from '@/lib/market/market';
import { searchProducts } from '@/lib/products/queries';
import { type Line, productLine, shopLine } from '@/lib/search/hits';
import { lastPage } from '@/lib/search/schema';
import { searchShops } from '@/lib/shops/queries';
import type { Place } from '@/lib/view/view';

/** Hits on one page of a list. */
export const hitsPerPage = 10;

/** Pages on one document, as in the lists of shops (docs/behaviour.md 9). */
const pagesAtOnce = 5;

export interface Found {
  lines: Line[];
  total: number;
  /** The next page; null after the last. */
  next: number | null;
}

/** What one document shows of a list. */
export interface FoundOnDocument extends Found {
  /** The first page shown; a later document begins with page 6, 11 and so on. */
  firstPage: number;
}

interface PageOfHits {
  page: number;
  /** The number of hits on a page. */
  size: number;
}

export async function findShops(
  term: string,
  place: Place,
  { page, size }: PageOfHits,
  market: Market,
): Promise<Outcome<Found>> {
  return found(await searchShops(term, place, page, size, market), shopLine);
}

/** Searches the products of all shops, or of one. */
export async function findProducts(
  term: string,
  { page, size }: PageOfHits,
  market: Market,
  shopId?: string,
): Promise<Outcome<Found>> {
  return found(await searchProducts(term, page, size, shopId, market), productLine);
}

/**
 * Reads the document that ends with a page, all its pages by one call, so that "Show more" keeps what is shown. A page
 * beyond the end is the last one, which costs a second call.
 */
export async function readDocument(
  wanted: number,
  find: (page: PageOfHits) => Promise<Outcome<Found>>,
): Promise<Outcome<FoundOnDocument>> {
  const isFirst = wanted === 1;
  const size = isFirst ? hitsPerPage : hitsPerPage * pagesAtOnce;
  const asked = await find({ page: isFirst ? 1 : Math.ceil(wanted / pagesAtOnce), size });
  if (!asked.ok) return asked;
  const pages = Math.max(1, Math.ceil(asked.value.total / hitsPerPage));
  const page = Math.min(wanted, pages);
  const isBeyond = Math.ceil(page / pagesAtOnce) < Math.ceil(wanted / pagesAtOnce);
  const answer = isBeyond ? await find({ page: Math.ceil(page / pagesAtOnce), size }) : asked;
  if (!answer.ok) return answer;
  const firstPage = Math.floor((page - 1) / pagesAtOnce) * pagesAtOnce + 1;
  return {
    ok: true,
    value: {
      lines: answer.value.lines.slice(0, (page - firstPage + 1) * hitsPerPage),
      total: answer.value.total,
      next: page < Math.min(pages, lastPage) ? page + 1 : null,
      firstPage,
    },
  };
}

/** Whether a page begins a document of its own. */
export function beginsDocument(page: number): boolean {
  return page % pagesAtOnce === 1;
}

function found<T>(outcome: Outcome<Paged<T>>, line: (item: T) => Line): Outcome<Found> {
  if (!outcome.ok) return outcome;
  const { items, total, page, lastPage: end } = outcome.value;
  return { ok: true, value: { lines: items.map(line), total, next: page < end ? page + 1 : null } };
}
