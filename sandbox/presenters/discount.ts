/** What does a discount look like on a product and on a shop? */

import type { View } from '../input/view.ts';
import { type DiscountRow, shopDiscounts } from '../queries/discounts.ts';

export function presentDiscount({ id, shop_id, type, price, starts, ends }: DiscountRow) {
  return { id, shop_id, type, price, start: starts, end: ends, active: 1 };
}

/** Shops load only id, shop_id, end and active (docs/api.md 2.3). */
export function presentShopDiscounts(view: View, shopIds: number[]): Map<number, object[]> {
  return new Map(
    [...shopDiscounts(view, shopIds)].map(([shopId, rows]) => [
      shopId,
      rows.map(({ id, shop_id, ends }) => ({ id, shop_id, end: ends, active: 1 })),
    ]),
  );
}
