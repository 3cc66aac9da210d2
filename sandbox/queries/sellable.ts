/** What does a stock cost now, how many are in store, and is it on sale? */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import type { LinePrice } from '../rules/cart-price.ts';
import { type UnitPrice, unitPrice } from '../rules/price.ts';
import { productDiscounts } from './discounts.ts';

export interface Sellable {
  stock_id: number;
  product_id: number;
  shop_id: number;
  /** Units in store. */
  in_store: number;
  stock_price: number;
  addon: 0 | 1;
  /** Percent. */
  tax: number;
  min_qty: number;
  max_qty: number;
  /** The product is published and active. */
  on_sale: 0 | 1;
  /** Of one unit, in the base currency. */
  unit: UnitPrice;
}

/** A line of a guest's basket or of a cart. */
export interface BasketLine extends Sellable {
  id: number;
  /** The line that an add-on belongs to. */
  parent_id: number | null;
  quantity: number;
  bonus: 0 | 1;
  /** Nothing for a bonus. */
  price: LinePrice;
  updated_at?: string;
}

/** By stock; unknown ids are left out. */
export function sellables(view: View, stockIds: number[]): Map<number, Sellable> {
  const rows = rowsByIds<Omit<Sellable, 'unit'>>(
    view.store,
    `SELECT stocks.id AS stock_id, product_id, stocks.shop_id, stocks.quantity AS in_store, stocks.price AS stock_price,
       stocks.addon, tax, min_qty, max_qty, (status = 'published' AND active) AS on_sale
     FROM stocks JOIN products ON products.id = product_id WHERE stocks.id IN (SELECT value FROM json_each(?))`,
    stockIds,
  );
  const discounts = productDiscounts(
    view,
    rows.map(row => row.product_id),
  );
  return new Map(
    rows.map(row => {
      const unit = unitPrice(row.stock_price, row.tax, discounts.get(row.product_id)?.[0] ?? null);
      return [row.stock_id, { ...row, unit }];
    }),
  );
}
