/** What was ordered, line by line? OrderLine of docs/api.md 2.9, add-ons under their parents. */

import type { View } from '../input/view.ts';
import { productDiscounts } from '../queries/discounts.ts';
import type { OrderLineRow } from '../queries/orders.ts';
import { stocksByIds } from '../queries/stocks.ts';
import { presentExtras } from './extras.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentProductSummaries } from './product.ts';
import { presentStockBrief } from './stock.ts';

/** Amounts at the order's own `rate`. */
export function presentOrderLines(view: View, rows: OrderLineRow[], rate: number): object[] {
  const stocks = stocksOf(view, rows);
  const line = (row: OrderLineRow) => ({
    id: row.id,
    order_id: row.order_id,
    stock_id: row.stock_id,
    ...omitFalsy({
      origin_price: row.origin_price * rate,
      total_price: row.total_price * rate,
      tax: row.tax * rate,
      discount: row.discount * rate,
      quantity: row.quantity,
      note: row.note,
    }),
    bonus: Boolean(row.bonus),
    stock: stocks.get(row.stock_id) ?? null,
  });
  return rows
    .filter(row => row.parent_id === null)
    .map(row => ({ ...line(row), addons: rows.filter(({ parent_id }) => parent_id === row.id).map(line) }));
}

/** As they are today: what has since been hidden or sold out says so, and a discount that runs is taken off. */
function stocksOf(view: View, lines: OrderLineRow[]): Map<number, object> {
  const rows = stocksByIds(
    view.store,
    lines.map(line => line.stock_id),
  );
  const productIds = [...new Set(rows.map(row => row.product_id))];
  const extras = presentExtras(
    view,
    rows.map(row => row.id),
  );
  const products = presentProductSummaries(view, productIds);
  const discounts = productDiscounts(view, productIds);
  return new Map(
    rows.map(row => [
      row.id,
      presentStockBrief(view, row, discounts.get(row.product_id)?.[0] ?? null, {
        extras: extras.get(row.id) ?? [],
        product: products.get(row.product_id) ?? null,
      }),
    ]),
  );
}
