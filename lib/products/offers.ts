/**
 * The one price that a product is offered at where it has several stocks, and the percentage that a discount takes off.
 */
import type { Money } from '@/lib/money';

/** The stock whose price is shown where there is room for one: the cheapest available. `isFrom`: others cost more. */
export function cheapestOffer<S extends { price: Money; quantity: number }>(stocks: S[], minQuantity: number) {
  const left = stocks.filter(({ quantity }) => quantity >= Math.max(minQuantity, 1));
  const offered = left.length > 0 ? left : stocks;
  const [stock = null] = offered.toSorted((one, other) => one.price.minor - other.price.minor);
  return { stock, isFrom: offered.some(({ price }) => price.minor !== stock?.price.minor) };
}

/** Whether as much is left of a product as one order has of it at least. */
export function isInStock({
  stock,
  minQuantity,
}: {
  stock: { quantity: number } | null;
  minQuantity: number;
}): boolean {
  return stock !== null && stock.quantity >= minQuantity;
}

/** In percent, rounded down so that it never promises more than it gives. */
export function percentOff(price: Money, oldPrice: Money): number {
  return oldPrice.minor > 0 ? Math.floor((100 * (oldPrice.minor - price.minor)) / oldPrice.minor + 0.05) : 0;
}
