/** One result list of the popover: read when the term settles, and longer by a page each time its end comes into view. */
import useSWRInfinite from 'swr/infinite';
import type { SearchSetting } from '@/components/search/search-words';
import { askedOnce, readJson } from '@/lib/read-json.client';
import type { Hit, HitKind, Hits } from '@/lib/search/schema';

export interface HitPages {
  kind: HitKind;
  status: 'none' | 'asking' | 'answered' | 'offline';
  items: Hit[];
  total: number;
  /** The total in words. */
  count: string;
  hasMore: boolean;
  /** A page that fails leaves the list as it is, to be asked for again. */
  grow: () => void;
}

/** "none" while there is no term, and for the shops of a search within one shop. */
export function useHits(kind: HitKind, term: string, { market, shopId }: SearchSetting): HitPages {
  const isAsked = term !== '' && (kind === 'products' || shopId === undefined);
  const pageUrl = (index: number, before: Hits | null) => {
    if (!isAsked || before?.next === null) return null;
    // The place is in the view cookie too, but what was found elsewhere is another answer.
    const { place } = document.documentElement.dataset;
    const page = String(before?.next ?? index + 1);
    const where = { ...market, ...(place && { place }), ...(shopId && { shop: shopId }) };
    return `/api/search?${new URLSearchParams({ q: term, kind, page, ...where })}`;
  };
  const options = { ...askedOnce, revalidateFirstPage: false };
  const { data, error, isValidating, setSize } = useSWRInfinite<Hits>(pageUrl, readJson, options);

  const last = data?.at(-1);
  return {
    kind,
    status: !isAsked ? 'none' : data ? 'answered' : error ? 'offline' : 'asking',
    items: joined(data ?? []),
    total: last?.total ?? 0,
    count: last?.count ?? '',
    hasMore: last !== undefined && last.next !== null,
    grow: () => void (isValidating || setSize((data?.length ?? 0) + 1)),
  };
}

/** Lists may shift between two pages: what is shown already is not shown twice. */
function joined(pages: Hits[]): Hit[] {
  return [...new Map(pages.flatMap(({ items }) => items).map(hit => [hit.key, hit])).values()];
}
