/** Which discounts run today? */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';

export interface DiscountRow {
  id: number;
  /** The product or the shop by which it was looked up. */
  owner_id: number;
  shop_id: number;
  type: 'percent' | 'fix';
  price: number;
  starts: string;
  ends: string;
}

/** By product; the first one of a product is the one that counts (docs/api.md 9.1). */
export function productDiscounts(view: View, productIds: number[]): Map<number, DiscountRow[]> {
  return runningDiscounts(
    view,
    `SELECT discounts.*, product_id AS owner_id FROM product_discounts JOIN discounts ON discounts.id = discount_id
     WHERE product_id IN (SELECT value FROM json_each(?)) AND active ORDER BY discounts.id`,
    productIds,
  );
}

export function shopDiscounts(view: View, shopIds: number[]): Map<number, DiscountRow[]> {
  return runningDiscounts(
    view,
    'SELECT *, shop_id AS owner_id FROM discounts WHERE shop_id IN (SELECT value FROM json_each(?)) AND active',
    shopIds,
  );
}

function runningDiscounts({ store, today }: View, sql: string, ids: number[]): Map<number, DiscountRow[]> {
  const rows = rowsByIds<DiscountRow>(store, sql, ids).filter(({ starts, ends }) => starts <= today && today <= ends);
  return Map.groupBy(rows, row => row.owner_id);
}
