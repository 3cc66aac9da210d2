/** Is a coupon valid, and has a customer used it before (docs/api.md 10.4)? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import type { CouponTerms } from '../rules/cart-price.ts';

export interface CouponRow extends CouponTerms {
  id: number;
  name: string;
  shop_id: number | null;
  qty: number;
  /** "YYYY-MM-DD": the first day on which it is no longer valid. */
  expired_at: string;
}

/** Null when unknown, used up, expired, or another shop's. */
export function validCoupon({ store, today }: View, name: string, shopId: number | null): CouponRow | null {
  const row = store.one<CouponRow>(
    `SELECT * FROM coupons WHERE name = ?1 AND qty > 0 AND expired_at > ?2
       AND (shop_id IS NULL OR ?3 IS NULL OR shop_id = ?3)`,
    ...[name, today, shopId],
  );
  return row ?? null;
}

export function couponsByIds({ store }: View, ids: number[]): CouponRow[] {
  const sql = 'SELECT * FROM coupons WHERE id IN (SELECT value FROM json_each(?))';
  return sortByIds(ids, rowsByIds<CouponRow>(store, sql, ids));
}

/** A canceled order does not count. */
export function hasUsed({ store }: View, userId: number, { id }: CouponRow): boolean {
  const sql = "SELECT 1 FROM orders WHERE user_id = ? AND coupon_id = ? AND status <> 'canceled'";
  return store.one(sql, userId, id) !== undefined;
}
