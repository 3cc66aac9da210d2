/** What does a stock look like inside a product? StockBrief of API.md 2.4, with options, add-ons and bonus on demand. */

import type { View } from '../asked/view.ts';
import { rowsOf } from '../rows.ts';
import { type Discount, unitPrice } from '../rules/price.ts';
import { present } from './present.ts';

export interface StockRow {
  id: number;
  product_id: number;
  price: number;
  quantity: number;
  addon: number;
  tax: number;
}

export type StockParts = Record<string, unknown>;

/** In the order in which the shop wrote its sizes. */
export function stockRows(view: View, productIds: number[]): Map<number, StockRow[]> {
  const rows = rowsOf<StockRow>(
    view.store,
    `SELECT stocks.id, product_id, price, quantity, stocks.addon, products.tax
     FROM stocks JOIN products ON products.id = product_id
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY stocks.id`,
    productIds,
  );
  return Map.groupBy(rows, row => row.product_id);
}

export function stockBrief(view: View, row: StockRow, discount: Discount | null, parts: StockParts = {}) {
  const { price, discount: off, tax, total } = unitPrice(row.price, row.tax, discount, view.rate);
  return {
    id: row.id,
    countable_id: row.product_id,
    ...present({ price, quantity: row.quantity, discount: off, tax, total_price: total }),
    addon: Boolean(row.addon),
    ...parts,
  };
}

/** The one stock that stands for the product in lists: the first in store. */
export function stockOnSale(rows: StockRow[]): StockRow | undefined {
  return rows.find(row => row.quantity > 0) ?? rows[0];
}
