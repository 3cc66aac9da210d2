/** Which stocks does a product have? */

import { rowsByIds } from '../database/rows.ts';
import type { Store } from '../database/store.ts';

export interface StockRow {
  id: number;
  product_id: number;
  /** Base currency. */
  price: number;
  quantity: number;
  addon: number;
  /** The product's, in percent. */
  tax: number;
}

/** By product, in the order in which the shop wrote its sizes. */
export function stockRows(store: Store, productIds: number[]): Map<number, StockRow[]> {
  const rows = rowsByIds<StockRow>(
    store,
    `${selectStocks} WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY stocks.id`,
    productIds,
  );
  return Map.groupBy(rows, row => row.product_id);
}

export function stocksByIds(store: Store, ids: number[]): StockRow[] {
  return rowsByIds<StockRow>(store, `${selectStocks} WHERE stocks.id IN (SELECT value FROM json_each(?))`, ids);
}

/** The one stock that stands for the product in lists: the first in store. */
export function firstInStore(rows: StockRow[]): StockRow | undefined {
  return rows.find(row => row.quantity > 0) ?? rows[0];
}

const selectStocks = `SELECT stocks.id, product_id, price, quantity, stocks.addon, products.tax
  FROM stocks JOIN products ON products.id = product_id`;
