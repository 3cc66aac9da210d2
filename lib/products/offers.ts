/** What a discount is worth in percent, for people: never rounded up to more than is given. */
import type { Money } from '@/lib/money';

export function percentOff(price: Money, oldPrice: Money): number {
  return oldPrice.minor > 0 ? Math.floor((100 * (oldPrice.minor - price.minor)) / oldPrice.minor + 0.05) : 0;
}
