/** What do one unit of a stock and its delivery cost? docs/api.md 9.1 and 9.3, by the clean rules of 25.3. */

export interface Discount {
  type: 'percent' | 'fix';
  price: number;
}

export interface UnitPrice {
  price: number;
  discount: number;
  tax: number;
  total: number;
}

/** Amounts in the currency of `rate` (1 is the base currency), not rounded. A product without a tax pays none. */
export function unitPrice(price: number, taxPercent: number, discount: Discount | null, rate = 1): UnitPrice {
  const off = discount === null ? 0 : discountUnit(price, discount);
  const tax = (price * taxPercent) / 100;
  return { price: price * rate, discount: off * rate, tax: tax * rate, total: Math.max(price - off + tax, 0) * rate };
}

/** Rounded to two decimals, in the currency of `rate`. */
export function deliveryFee(shop: { price: number; pricePerKm: number }, km: number, rate = 1): number {
  return Math.round((shop.price + shop.pricePerKm * km) * rate * 100 + tolerance) / 100;
}

/** A half that lost a little as a float is still a half, as the backend's own rounding has it. */
const tolerance = 1e-6;

function discountUnit(price: number, discount: Discount): number {
  const off = discount.type === 'percent' ? (price * discount.price) / 100 : discount.price;
  return Math.max(off, 0);
}
