/**
 * Reads one result list of the popover: its first page when the term settles, and one more each time its end comes into
 * view.
 */
import useSWRInfinite from 'swr/infinite';
import type { SearchSetting } from '@/components/search/search-words';
import { readJson, withoutRevalidation } from '@/lib/read-json.client';
import type { Hit, HitKind, Hits } from '@/lib/search/schema';

export interface HitPages {
  kind: HitKind;
  status: 'none' | 'asking' | 'answered' | 'offline';
  items: Hit[];
  total: number;
  /** The total in words. */
  count: string;
  hasMore: boolean;
  /** Loads the next page. If that fails, the list stays as it is and can be asked again. */
  grow: () => void;
}

/** "none" while there is no term, and for categories and shops when searching within one shop. */
export function useHits(kind: HitKind, term: string, { market, shopId }: SearchSetting): HitPages {
  const isWanted = term !== '' && (kind === 'products' || shopId === undefined);
  const pageUrl = (index: number, before: Hits | null) => {
    if (!isWanted || before?.next === null) return null;
    // The view cookie holds the place already; in the URL it keeps the results of two places apart in SWR's cache.
    const { place } = document.documentElement.dataset;
    const page = String(before?.next ?? index + 1);
    const where = { ...market, ...(place && { place }), ...(shopId && { shop: shopId }) };
    return `/api/search?${new URLSearchParams({ q: term, kind, page, ...where })}`;
  };
  const options = { ...withoutRevalidation, revalidateFirstPage: false };
  const { data, error, isValidating, setSize } = useSWRInfinite<Hits>(pageUrl, readJson, options);

  const last = data?.at(-1);
  return {
    kind,
    status: !isWanted ? 'none' : data ? 'answered' : error ? 'offline' : 'asking',
    items: joined(data ?? []),
    total: last?.total ?? 0,
    count: last?.count ?? '',
    hasMore: last !== undefined && last.next !== null,
    grow: () => void (isValidating || setSize((data?.length ?? 0) + 1)),
  };
}

/** Removes duplicates: lists may shift between two pages. */
function joined(pages: Hits[]): Hit[] {
  return [...new Map(pages.flatMap(({ items }) => items).map(hit => [hit.key, hit])).values()];
}
