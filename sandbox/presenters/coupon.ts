/** What does a coupon look like? Coupon of docs/api.md 2.9; its price is never converted. */

import type { CouponRow } from '../queries/coupons.ts';

export function presentCoupon({ id, name, type, applies_to, price, qty, expired_at }: CouponRow) {
  return { id, name, type, for: applies_to, qty, price, expired_at: `${expired_at} 00:00:00Z`, img: null };
}
