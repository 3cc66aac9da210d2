/** Public addresses of a shop's pages and of a product opened over one of them, without language. */

interface Addressed {
  type: 'restaurant' | 'shop';
  id: string;
}

export function shopAddress({ type, id }: Addressed): string {
  return `/${type}/${id}`;
}

export function sectionAddress(shop: Addressed, sectionId: string, page = 1): string {
  return `${shopAddress(shop)}?section=${sectionId}${page > 1 ? `&page=${page}` : ''}`;
}

export function findAddress(shop: Addressed, words: string): string {
  return `${shopAddress(shop)}?q=${encodeURIComponent(words)}`;
}

export function reviewsAddress(shop: Addressed, page = 1): string {
  return `${shopAddress(shop)}/reviews${page > 1 ? `?page=${page}` : ''}`;
}

/** A product lies over the list it was opened from: closing it leads back there. */
export function productAddress(list: string, uuid: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}product=${uuid}`;
}

/** The id of an opened product's heading. */
export const productHeading = 'product-title';

/** A segment of an inner path as the words it stands for; broken escapes stand for themselves. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
