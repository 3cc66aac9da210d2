/** Public paths of a shop's pages and of a product opened over one of them, without language. */
import type { ShopType } from '@/lib/market/shop-type';
import { withQuery } from '@/lib/paths/with-query';
import { type ProductFilter, productFilterQuery } from '@/lib/products/product-filter';
import type { ReviewSort } from '@/lib/shops/review-sort';

interface ShopReference {
  type: ShopType;
  id: string;
}

export function shopPath({ type, id }: ShopReference): string {
  return `/${type}/${id}`;
}

export function sectionPath(shop: ShopReference, sectionId: string, page = 1): string {
  return `${shopPath(shop)}?section=${sectionId}${page > 1 ? `&page=${page}` : ''}`;
}

export function shopSearchPath(shop: ShopReference, words: string): string {
  return `${shopPath(shop)}?q=${encodeURIComponent(words)}`;
}

/**
 * The shop's products as a filter narrows and orders them. An empty filter leads to the menu, a section or a search.
 */
export function filteredPath(shop: ShopReference, filter: ProductFilter): string {
  const query = productFilterQuery(filter);
  return withQuery(shopPath(shop), query);
}

/** The page with what the customer has ordered at the shop. */
export function orderedPath(shop: ShopReference): string {
  return `${shopPath(shop)}/ordered`;
}

/** The whole menu on one page of words. */
export function textMenuPath(shop: ShopReference): string {
  return `${shopPath(shop)}/text`;
}

export function reviewsPath(shop: ShopReference, page = 1, sort: ReviewSort = 'newest'): string {
  const query = [sort === 'newest' ? '' : `sort=${sort}`, page > 1 ? `page=${page}` : ''].filter(Boolean).join('&');
  return `${shopPath(shop)}/reviews${query && `?${query}`}`;
}

/** The reviews of one product. */
export function productReviewsPath(shop: ShopReference, uuid: string): string {
  return `${reviewsPath(shop)}?of=${uuid}`;
}

/** A product opens over the page at `path`, to which closing it leads back. */
export function productPath(path: string, uuid: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}product=${uuid}`;
}

/** The id of an opened product's heading. */
export const productHeading = 'product-title';
