/**
 * What narrows and orders a list of one shop's products (docs/behaviour.md 4.4): the query of its public path and of the
 * API (docs/api.md 6.7). Light enough for the middleware.
 */
import { idShape } from '@/lib/api/shapes';
import { pageNumber } from '@/lib/paths/page-query';
import { cutTo, longestTerm } from '@/lib/typed-lengths';

/** The sorts that the API knows, beside its own order. */
export const productSorts = ['cheapest', 'popular'] as const;
type ProductSort = (typeof productSorts)[number];

export interface ProductFilter {
  /** A category of the shop, "" for its whole menu. */
  section: string;
  /** "" for any. */
  words: string;
  /** The id of one, "" for any. */
  brand: string;
  deals: boolean;
  sort: ProductSort | '';
  page: number;
}

export const noProductFilter: ProductFilter = {
  section: '',
  words: '',
  brand: '',
  deals: false,
  sort: '',
  page: 1,
};

/** Treats anything malformed as not chosen. */
export function parseProductFilter(query: URLSearchParams): ProductFilter {
  const [section, brand] = [query.get('section') ?? '', query.get('brand') ?? ''];
  return {
    section: idShape.test(section) ? section : '',
    words: cutTo(longestTerm, query.get('q')?.trim() ?? ''),
    brand: idShape.test(brand) ? brand : '',
    deals: query.get('deals') === '1',
    sort: productSorts.find(known => known === query.get('sort')) ?? '',
    page: pageNumber(query.get('page')),
  };
}

/** The shortest query for a filter, with its keys in a fixed order, so that one filter has one URL. */
export function productFilterQuery({ section, words, brand, deals, sort, page }: ProductFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (section) query.set('section', section);
  if (words) query.set('q', words);
  if (brand) query.set('brand', brand);
  if (deals) query.set('deals', '1');
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Whether anything is chosen beyond a section or words, which have pages of their own. */
export function isFiltered({ brand, deals, sort }: ProductFilter): boolean {
  return brand !== '' || deals || sort !== '';
}

/** The filter as the API's query, without the shop. */
export function productFilterToApi({ section, words, brand, deals, sort, page }: ProductFilter) {
  return {
    category_id: section,
    search: words,
    brand_id: brand,
    deals: deals ? 1 : null,
    order_by: sort === 'popular' ? 'best_sale' : null,
    column_price: sort === 'cheapest' ? 'asc' : null,
    page,
  };
}
