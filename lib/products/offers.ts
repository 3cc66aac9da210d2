/** A discount in percent, rounded down so that it never promises more than is given. */
import type { Money } from '@/lib/money';

export function percentOff(price: Money, oldPrice: Money): number {
  return oldPrice.minor > 0 ? Math.floor((100 * (oldPrice.minor - price.minor)) / oldPrice.minor + 0.05) : 0;
}
