/** Turns shops and products into lines of a result list, with the same facts on the page and in the popover. */

import type { Money } from '@/lib/money';
import type { FoundProduct } from '@/lib/products/schema';
import type { Shop } from '@/lib/shops/schema';

export interface Line {
  key: string;
  /** The public path without language. */
  to: string;
  title: string;
  note: string;
  price: Money | null;
  /** The API's URL of the picture; empty for none. */
  picture: string;
}

/** Items of R1 carry neither type nor uuid (docs/api.md 6.4), which is fine because both paths serve any shop. */
export function shopLine(shop: Shop): Line {
  return {
    key: `s${shop.id}`,
    to: `/${shop.type}/${shop.id}`,
    title: shop.title,
    note: shop.description,
    price: null,
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
    price: product.stock?.price ?? null,
    picture: product.picture,
  };
}
