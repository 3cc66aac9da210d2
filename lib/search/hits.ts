/**
 * Turns categories, shops and products into lines of a result list, with the same facts on the page and in the popover.
 */

import type { ShopType } from '@/lib/market/shop-type';
import type { Money } from '@/lib/money';
import type { FoundProduct } from '@/lib/products/schema';
import type { RatingWords } from '@/lib/shops/fact-words';
import { type NotOrderable, nowFirst } from '@/lib/shops/opening/orderable';
import type { Category, Shop } from '@/lib/shops/schema';

export interface Line {
  key: string;
  /** The public path without language. */
  to: string;
  title: string;
  note: string;
  /** Of a shop that was rated. */
  rating: RatingWords | null;
  /** Why it cannot be ordered now; "" where it can. */
  whyNot: string;
  price: Money | null;
  /** Other stocks cost more. */
  isFrom: boolean;
  /** The API's URL of the picture; empty for none. */
  picture: string;
}

/** A line with its rank in the list. */
export interface RankedLine extends Line {
  isOpen: boolean;
  isSoldOut: boolean;
  why: NotOrderable | undefined;
}

/**
 * Sorts: what can be ordered now, then what can be ordered later today, then by what prevents ordering, and sold-out
 * things last; each group in the given order.
 */
export function orderableNowFirst(lines: RankedLine[]): RankedLine[] {
  return nowFirst(lines, line => line).toSorted((one, other) => Number(one.isSoldOut) - Number(other.isSoldOut));
}

export function categoryLine({ id, title, picture }: Category, type: ShopType): Line {
  return {
    key: `k${id}`,
    to: `/${type}s?category=${id}`,
    title,
    note: '',
    rating: null,
    whyNot: '',
    price: null,
    isFrom: false,
    picture,
  };
}

/** `facts` and `rating` in words (lib/shops/fact-words.ts). */
export function shopLine(shop: Shop, facts: string, rating: RatingWords | null): Line {
  return {
    key: `s${shop.id}`,
    to: `/${shop.type}/${shop.id}`,
    title: shop.title,
    note: facts === '' && rating === null ? shop.description : facts,
    rating,
    whyNot: '',
    price: null,
    isFrom: false,
    picture: shop.logo || shop.cover,
  };
}

export function productLine(product: FoundProduct): Line {
  const shopId = product.shop?.id ?? product.shopId;
  return {
    key: `p${product.uuid}`,
    to: `/${product.shop?.type ?? 'restaurant'}/${shopId}?product=${product.uuid}`,
    title: product.title,
    note: product.shop?.title ?? '',
    rating: null,
    whyNot: '',
    price: product.stock?.price ?? null,
    isFrom: product.isFrom,
    picture: product.picture,
  };
}
