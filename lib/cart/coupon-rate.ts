/**
 * Corrects sums in which R1 has multiplied a coupon by the currency's rate twice (docs/api.md 9.4): the order that
 * follows counts it once. Pure.
 */
import { isSameAmount } from '@/lib/cart/rounding';
import type { ApiTotals } from '@/lib/cart/schema';

/** @param taxPercent of the shop. @param rate of the cart's currency */
export function withCouponOnce(sums: ApiTotals, taxPercent: number, rate: number): ApiTotals {
  if (!countsCouponTwice(sums, rate)) return sums;
  const { price, total_discount, receipt_discount, coupon_price } = sums;
  // The order taxes its goods without the coupon; the discount for complete recipes is deducted after that.
  const taxed = Math.max(price - total_discount + receipt_discount - coupon_price, 0);
  const total_shop_tax = (taxed * taxPercent) / 100;
  return { ...sums, total_shop_tax, total_price: Math.max(sumOf({ ...sums, total_shop_tax }, coupon_price), 0) };
}

/** Whether the total fits a coupon that was multiplied once more than the coupon's own row, and nothing else. */
export function countsCouponTwice(sums: ApiTotals, rate: number): boolean {
  const { coupon_price, total_price } = sums;
  const isTotal = (off: number) => isSameAmount(Math.max(sumOf(sums, off), 0), total_price);
  return isTotal(coupon_price * rate) && !isTotal(coupon_price) && !isTotal(0);
}

function sumOf(sums: ApiTotals, off: number): number {
  const { price, total_discount, total_shop_tax, delivery_fee, service_fee, tips } = sums;
  return price - total_discount - off + total_shop_tax + delivery_fee + service_fee + tips;
}
