/** Which products of these shops cost less than before, and in which order are they shown? Pure. */
import type { Money } from '@/lib/money';
import { isInStock, percentOff } from '@/lib/products/offers';
import type { FoundProduct } from '@/lib/products/schema';
import type { Shop } from '@/lib/shops/schema';

export interface Reduced {
  product: FoundProduct;
  shop: Shop;
  price: Money;
  oldPrice: Money;
  percent: number;
}

/** The largest discount first. A product of another shop is left out, and one whose cheapest kind costs no less. */
export function reducedOf(products: FoundProduct[], shops: Shop[]): Reduced[] {
  const byId = new Map(shops.map(shop => [shop.id, shop]));
  return products
    .flatMap(product => {
      const shop = byId.get(product.shop?.id ?? product.shopId);
      const { stock } = product;
      if (shop === undefined || stock === null || stock.oldPrice === null || !isInStock(product)) return [];
      const { price, oldPrice } = stock;
      return [{ product, shop, price, oldPrice, percent: percentOff(price, oldPrice) }];
    })
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent);
}
