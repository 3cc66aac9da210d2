/** The two result lists of a search (SPEC 2): shops and products by title, page after page. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { Paged } from '@/lib/api/schema';
import type { Market } from '@/lib/market/market';
import { searchProducts } from '@/lib/products/queries';
import { type Line, productLine, shopLine } from '@/lib/search/hits';
import { searchShops } from '@/lib/shops/queries';
import type { Place } from '@/lib/view/view';

export interface Found {
  lines: Line[];
  total: number;
  /** The page that follows, null after the last. */
  next: number | null;
}

export async function findShops(term: string, place: Place, page: number, market: Market): Promise<Outcome<Found>> {
  return found(await searchShops(term, place, page, market), shopLine);
}

/** Products of all shops, or of one. */
export async function findProducts(
  term: string,
  page: number,
  market: Market,
  shopId?: string,
): Promise<Outcome<Found>> {
  return found(await searchProducts(term, page, shopId, market), productLine);
}

/**
 * All pages up to `last` at once: "Show more" keeps what is shown. Pages that fail are left out, unless it is the
 * first.
 */
export async function upTo(last: number, ask: (page: number) => Promise<Outcome<Found>>): Promise<Outcome<Found>> {
  const [first, ...others] = await Promise.all(Array.from({ length: last }, (_, index) => ask(index + 1)));
  if (first === undefined || !first.ok) return first ?? { ok: false, why: 'offline' };
  const pages = [first.value, ...others.flatMap(page => (page.ok ? [page.value] : []))];
  return {
    ok: true,
    value: {
      lines: pages.flatMap(page => page.lines),
      total: first.value.total,
      next: pages.at(-1)?.next ?? null,
    },
  };
}

function found<T>(outcome: Outcome<Paged<T>>, line: (item: T) => Line): Outcome<Found> {
  if (!outcome.ok) return outcome;
  const { items, total, page, lastPage } = outcome.value;
  return { ok: true, value: { lines: items.map(line), total, next: page < lastPage ? page + 1 : null } };
}
