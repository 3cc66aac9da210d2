/** The inner paths of a shop's pages, and back, in a module light enough for the middleware. */
import { idShape, uuidShape } from '@/lib/api/shapes';
import { decodeSegment } from '@/lib/paths/decode-segment';
import { pageNumber } from '@/lib/paths/page-query';
import { withQuery } from '@/lib/paths/with-query';
import { isFiltered, parseProductFilter, productFilterQuery } from '@/lib/products/product-filter';
import { sortOfReviews } from '@/lib/shops/review-sort';

/**
 * `?product=`, `?section=` and `?q=` become path segments, because a page that reads its query cannot be kept. Anything
 * else that narrows or orders the list is one segment, with the section and the words.
 */
export function shopInnerPath(id: string | undefined, part: string | undefined, query: URLSearchParams): string | null {
  if (id === undefined || !(idShape.test(id) || uuidShape.test(id))) return null;
  if (part === 'reviews') return reviewsPath(id, query);
  if (part === 'text') return `/shop/${id}/text`;
  if (part !== undefined && part !== 'ordered') return null;
  const product = query.get('product');
  if (product !== null && !uuidShape.test(product)) return null;
  const section = query.get('section');
  if (section !== null && !idShape.test(section)) return null;
  const filter = parseProductFilter(query);
  const { words, page } = filter;
  const leaf = product === null ? '' : `/product/${product}`;
  if (part === 'ordered') return `/shop/${id}/ordered${leaf}`;
  if (isFiltered(filter)) return `/shop/${id}/filtered/${encodeURIComponent(`${productFilterQuery(filter)}`)}${leaf}`;
  if (words) return `/shop/${id}/find/${encodeURIComponent(words)}${leaf}`;
  if (section !== null) return `/shop/${id}/section/${section}/${page}${leaf}`;
  return `/shop/${id}/menu${leaf}`;
}

/** Whether a public path without language, in segments, is what a customer has ordered at a shop: a page of their own. */
export function isOrderedPath([page, , part, ...rest]: string[]): boolean {
  return (page === 'restaurant' || page === 'shop') && part === 'ordered' && rest.length === 0;
}

/** `?of=` is a product of the shop. */
function reviewsPath(id: string, query: URLSearchParams): string | null {
  const product = query.get('of');
  const sort = sortOfReviews(query.get('sort'));
  const page = `/shop/${id}/reviews/${pageNumber(query.get('page'))}`;
  if (product === null) return sort === 'newest' ? page : `${page}/${sort}`;
  return uuidShape.test(product) ? `/shop/${id}/reviews/of/${product}` : null;
}

/** The public path of an inner one that was requested directly: "shop", the id, and the part that is shown. */
export function publicShopPath(inner: string[]): string {
  const [, id, kind] = inner;
  const part = ['reviews', 'ordered', 'text'].includes(kind ?? '') ? `/${kind}` : '';
  const [, product = ''] = inner.join('/').split('/product/');
  return withQuery(`/shop/${id}${part}`, new URLSearchParams([...publicQuery(inner), ...named({ product })]));
}

function publicQuery([, , kind, value = '', more = '']: string[]): Iterable<[string, string]> {
  const pageOf = (number: string) => (number === '1' ? '' : number);
  switch (kind) {
    case 'filtered':
      return new URLSearchParams(decodeSegment(value, ''));
    case 'find':
      return named({ q: decodeSegment(value, '') });
    case 'section':
      return named({ section: value, page: pageOf(more) });
    case 'reviews':
      return named(value === 'of' ? { of: more } : { page: pageOf(value), sort: more });
    default:
      return [];
  }
}

/** Without what is empty. */
function named(values: Record<string, string>): [string, string][] {
  return Object.entries(values).filter(([, value]) => value !== '');
}
