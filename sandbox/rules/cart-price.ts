/** What does a cart cost? The clean rules of docs/api.md 9.4 and 9.5, the same for calculating and for ordering. */

import { distanceKm, type Position } from './distance.ts';
import { deliveryFee, type UnitPrice } from './price.ts';

/** `price` includes the product's tax and `discount` is taken off it: both for the whole line, in the base currency. */
export interface LinePrice {
  price: number;
  discount: number;
}

export interface CouponTerms {
  type: 'percent' | 'fix';
  applies_to: 'total_price' | 'delivery_fee';
  /** Percent, or an amount in the base currency. */
  price: number;
}

export interface RecipeDiscount {
  /** Base currency. */
  discount: number;
  count: number;
}

/** "point": to a collection point (R2). */
export type DeliveryType = 'delivery' | 'pickup' | 'dine_in' | 'point';

export interface CartPriceInput {
  lines: LinePrice[];
  recipes: RecipeDiscount;
  shop: ShopTerms;
  type: DeliveryType;
  /** Without one the distance is 0. */
  address: Position | null;
  /** Of the collection point, in the base currency. */
  collectionFee?: number;
  coupon: CouponTerms | null;
  /** Base currency. */
  serviceFee: number;
  /** In the currency of `rate`. */
  tips: number;
  rate: number;
  /** By which the delivery's fee alone is converted, where it is another one (docs/api.md 9.3). */
  feeRate?: number;
  kilometres?: typeof distanceKm;
  /** The shop's tax is that of the goods before a coupon, as in R2 (docs/api.md 9.5). */
  taxesBeforeCoupon?: boolean;
}

/** Amounts in the base currency, tax in percent. */
export interface ShopTerms extends Position {
  price: number;
  price_per_km: number;
  tax: number;
}

/**
 * Amounts in the currency of `rate`. What is to be paid is price - total_discount - coupon_price + total_shop_tax +
 * delivery_fee + service_fee + tips; a coupon for the delivery is already in delivery_fee and not taken off again.
 */
export interface Totals {
  price: number;
  total_discount: number;
  receipt_discount: number;
  receipt_count: number;
  /** What the coupon takes off, capped at the amount it applies to. */
  coupon_price: number;
  total_shop_tax: number;
  delivery_fee: number;
  service_fee: number;
  tips: number;
  total_price: number;
  km: number;
}

export function totalsOf({
  lines,
  recipes,
  shop,
  type,
  address,
  collectionFee = 0,
  coupon,
  serviceFee,
  tips,
  rate,
  feeRate = rate,
  kilometres = distanceKm,
  taxesBeforeCoupon = false,
}: CartPriceInput): Totals {
  const price = sum(lines.map(line => line.price)) * rate;
  const discount = (sum(lines.map(line => line.discount)) + recipes.discount) * rate;
  const goods = Math.max(price - discount, 0);
  const km = address ? kilometres(shop, address) : 0;
  const fee = feeRules[type]?.({ shop, collectionFee, km, feeRate }) ?? 0;

  const offGoods = coupon?.applies_to === 'total_price' ? reductionOf(coupon, goods, rate) : 0;
  const offFee = coupon?.applies_to === 'delivery_fee' ? reductionOf(coupon, fee, rate) : 0;
  const shopTax = ((taxesBeforeCoupon ? goods : goods - offGoods) * shop.tax) / 100;
  return {
    price,
    total_discount: discount,
    receipt_discount: recipes.discount * rate,
    receipt_count: recipes.count,
    coupon_price: offGoods + offFee,
    total_shop_tax: shopTax,
    delivery_fee: fee - offFee,
    service_fee: serviceFee * rate,
    tips,
    total_price: goods - offGoods + shopTax + fee - offFee + serviceFee * rate + tips,
    km,
  };
}

type FeeRule = (of: { shop: ShopTerms; collectionFee: number; km: number; feeRate: number }) => number;

/** What is brought costs something: to the door by distance, to a collection point its own price (docs/api.md 9.3, 19.3). */
const feeRules: Partial<Record<DeliveryType, FeeRule>> = {
  delivery: ({ shop, km, feeRate }) => deliveryFee({ price: shop.price, pricePerKm: shop.price_per_km }, km, feeRate),
  point: ({ collectionFee, feeRate }) => deliveryFee({ price: collectionFee, pricePerKm: 0 }, 0, feeRate),
};

/** Goods after discounts and before any coupon, in the base currency: Cart.total_price of docs/api.md 9.2. */
export function goodsOf(lines: LinePrice[], recipes: RecipeDiscount): number {
  return Math.max(sum(lines.map(line => line.price - line.discount)) - recipes.discount, 0);
}

export function linePrice(unit: UnitPrice, quantity: number): LinePrice {
  const price = unit.price + unit.tax;
  return { price: price * quantity, discount: Math.min(unit.discount, price) * quantity };
}

function reductionOf(coupon: CouponTerms, amount: number, rate: number): number {
  const off = coupon.type === 'percent' ? (amount * coupon.price) / 100 : coupon.price * rate;
  return Math.min(Math.max(off, 0), amount);
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
