/** Parses the list pages' filters (docs/behaviour.md 4.4), and writes them as a query for the URL and for the API. */

import type { QueryValue } from '@/lib/api/client';
import { idShape } from '@/lib/api/shapes';
import type { ShopType } from '@/lib/market/shop-type';
import { pageNumber } from '@/lib/paths/page-query';
import { withQuery } from '@/lib/paths/with-query';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import { decimalText, withoutBlanks, withoutThousands } from '@/lib/typed-number';
import { isCurrencySegment, type Place, pointOf } from '@/lib/view/view';

/** Sorts that the storefront does itself (lib/shops/list/sorting.ts). */
export const nearSorts = ['fee', 'time', 'distance'] as const;
export type NearSort = (typeof nearSorts)[number];

const sorts = [...nearSorts, 'recommended', 'rating', 'popular', 'new'] as const;
type Sort = (typeof sorts)[number];

export const leastRatings = ['3', '3.5', '4', '4.5'] as const;
export type LeastRating = (typeof leastRatings)[number];

/** Minutes in which a delivery is to arrive. */
export const longestDeliveries = ['30', '45'] as const;

export interface ShopFilter {
  category: string;
  newest: boolean;
  sort: Sort | '';
  fulfilment: Fulfilment;
  open: boolean;
  /** Open around the clock. */
  always: boolean;
  /** The lowest mean rating, "" for any. */
  rating: LeastRating | '';
  /** The longest delivery time in minutes, "" for any. Only the storefront can filter by it (lib/shops/list/load-list.ts). */
  within: (typeof longestDeliveries)[number] | '';
  deals: boolean;
  free: boolean;
  takes: string[];
  /** Price range in whole units of its currency, "" for no bound. */
  from: string;
  to: string;
  /** An id or "base": in another one the same bounds are worth something else. "" where there is no price range. */
  currency: string;
  page: number;
}

export const noFilter: ShopFilter = {
  category: '',
  newest: false,
  sort: '',
  fulfilment: 'delivery',
  open: false,
  always: false,
  rating: '',
  within: '',
  deals: false,
  free: false,
  takes: [],
  from: '',
  to: '',
  currency: '',
  page: 1,
};

/** The available sorts: without a place, fee and distance are not known, nor the fee where lists state none (R1). */
export function sortsAt(place: Place, hasFees = true): Sort[] {
  const isAt = pointOf(place) !== null;
  return sorts.filter(sort => (isAt || (sort !== 'fee' && sort !== 'distance')) && (hasFees || sort !== 'fee'));
}

const orderBy: Partial<Record<Sort, string>> = {
  recommended: 'trust_you',
  rating: 'high_rating',
  popular: 'best_sale',
  new: 'new',
};

const amountShape = /^\d{1,9}(\.\d{1,2})?$/;

/** More takes than anybody would choose. */
const mostTakes = 20;

/** Treats anything malformed as not chosen, and swaps the bounds of a reversed price range. */
export function parseFilter(query: URLSearchParams): ShopFilter {
  const category = query.get('category') ?? '';
  const sort = query.get('sort') ?? '';
  const rating = query.get('rating') ?? '';
  const within = query.get('within') ?? '';
  const newest = query.get('newest') === '1';
  const [from, to] = ordered(amountOf(query.get('from'), Math.floor), amountOf(query.get('to'), Math.ceil));
  const currency = query.get('currency') ?? '';
  return {
    // Newest rules out a category and is itself an order (docs/behaviour.md 4.4).
    category: !newest && idShape.test(category) ? category : '',
    newest,
    sort: newest ? '' : (sorts.find(known => known === sort) ?? ''),
    fulfilment: query.get('fulfilment') === 'pickup' ? 'pickup' : 'delivery',
    open: query.get('open') === '1',
    always: query.get('always') === '1',
    rating: leastRatings.find(known => known === rating) ?? '',
    within: longestDeliveries.find(known => known === within) ?? '',
    deals: query.get('deals') === '1',
    free: query.get('free') === '1',
    takes: takesOf(query.getAll('take')),
    from,
    to,
    currency: (from || to) && isCurrencySegment(currency) ? currency : '',
    page: pageNumber(query.get('page')),
  };
}

/** The shortest query for a filter, with its keys in a fixed order, so that one filter has one URL. */
export function filterQuery(filter: ShopFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.category) query.set('category', filter.category);
  if (filter.newest) query.set('newest', '1');
  if (filter.sort) query.set('sort', filter.sort);
  if (filter.fulfilment === 'pickup') query.set('fulfilment', 'pickup');
  if (filter.open) query.set('open', '1');
  if (filter.always) query.set('always', '1');
  if (filter.rating) query.set('rating', filter.rating);
  if (filter.within) query.set('within', filter.within);
  if (filter.deals) query.set('deals', '1');
  if (filter.free) query.set('free', '1');
  for (const take of filter.takes) query.append('take', take);
  if (filter.from) query.set('from', filter.from);
  if (filter.to) query.set('to', filter.to);
  if ((filter.from || filter.to) && filter.currency) query.set('currency', filter.currency);
  if (filter.page > 1) query.set('page', String(filter.page));
  return query;
}

/** Applies one more choice: returns to the first page, and lets newest and category exclude each other. */
export function withChoice(filter: ShopFilter, choice: Partial<ShopFilter>): ShopFilter {
  const chosen = { ...filter, page: 1, ...choice };
  if (choice.newest) return { ...chosen, category: '', sort: '' };
  return choice.category || choice.sort ? { ...chosen, newest: false } : chosen;
}

/** Whether a failed list means that nothing matches: the API refuses a category or a take that does not exist (any more). */
export function isNoMatch({ why }: { why: string }, { category, takes }: ShopFilter): boolean {
  return why === 'refused' && (category !== '' || takes.length > 0);
}

/** Clears every filter. Keeps the sort and the fulfilment. */
export function clearFilters({ sort, fulfilment }: ShopFilter): ShopFilter {
  return { ...noFilter, sort, fulfilment };
}

/** Writes the path that a filter leads to: the list of one type of shop, or its map. */
export type FilterPath = (type: ShopType, filter: ShopFilter) => string;

/** The list's public path with the filter in its query, without language. */
export const listPath: FilterPath = (type, filter) => withQuery(`/${type}s`, filterQuery(filter));

/** The same for the map, which has one page. */
export const mapPath: FilterPath = (type, filter) => withQuery(`/${type}s/map`, filterQuery({ ...filter, page: 1 }));

/** Counts the active filters, without sort, page and fulfilment. */
export function countFilters(filter: ShopFilter): number {
  const { category, newest, open, always, rating, within, deals, free, takes, from, to } = filter;
  const single = [category, newest, open, always, rating, within, deals, free, from || to];
  return single.filter(Boolean).length + takes.length;
}

/** The filter as the API's query (docs/api.md 6.2), without the place. */
export function filterToApiQuery(filter: ShopFilter): Record<string, QueryValue> {
  const order = filter.newest ? 'new' : filter.sort && orderBy[filter.sort];
  return {
    category_id: filter.category,
    order_by: order,
    open: filter.open ? 1 : null,
    work_24_7: filter.always ? 1 : null,
    rating: filter.rating ? [filter.rating, '5'] : null,
    deals: filter.deals ? 1 : null,
    free_delivery: filter.free ? 1 : null,
    take: filter.takes,
    prices: filter.from || filter.to ? [filter.from || '0', filter.to || '999999999'] : null,
    page: filter.page,
  };
}

/** Removes duplicates and sorts, so that one choice has one URL. */
function takesOf(given: string[]): string[] {
  const known = new Set(given.filter(take => idShape.test(take)));
  return [...known].sort((one, other) => Number(one) - Number(other)).slice(0, mostTakes);
}

/**
 * Whole units without leading zeros, in the digits of any keyboard; "" for no bound, which 0 also means. `toWhole`
 * rounds so that products that cost exactly the typed amount are found.
 */
function amountOf(text: string | null, toWhole: (amount: number) => number): string {
  const amount = decimalText(withoutThousands(withoutBlanks(text ?? '')));
  const units = amountShape.test(amount) ? toWhole(Number(amount)) : 0;
  return units > 0 ? String(units) : '';
}

function ordered(from: string, to: string): [string, string] {
  return from !== '' && to !== '' && Number(from) > Number(to) ? [to, from] : [from, to];
}
