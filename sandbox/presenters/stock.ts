/**
 * What does a stock look like inside a product? StockBrief of docs/api.md 2.4, with options, add-ons and bonus on
 * demand.
 */

import type { View } from '../input/view.ts';
import type { StockRow } from '../queries/stocks.ts';
import { type Discount, unitPrice } from '../rules/price.ts';
import { omitFalsy } from './omit-falsy.ts';

export type StockParts = Record<string, unknown>;

export function presentStockBrief(view: View, row: StockRow, discount: Discount | null, parts: StockParts) {
  const { price, discount: off, tax, total } = unitPrice(row.price, row.tax, discount, view.rate);
  return {
    id: row.id,
    countable_id: row.product_id,
    ...omitFalsy({ price, quantity: row.quantity, discount: off, tax, total_price: total }),
    addon: Boolean(row.addon),
    ...parts,
  };
}
