/** Public addresses of a shop's pages and of a product opened over one of them, without language. */

interface ShopReference {
  type: 'restaurant' | 'shop';
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

export function reviewsPath(shop: ShopReference, page = 1): string {
  return `${shopPath(shop)}/reviews${page > 1 ? `?page=${page}` : ''}`;
}

/** A product lies over the list it was opened from: closing it leads back there. */
export function productPath(list: string, uuid: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}product=${uuid}`;
}

/** The id of an opened product's heading. */
export const productHeading = 'product-title';

/** A segment of an inner path as the words it stands for; broken escapes stand for themselves. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
