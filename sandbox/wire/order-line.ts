/** What was ordered, line by line? OrderLine of API.md 2.9, add-ons under their parents. */

import type { View } from '../asked/view.ts';
import type { OrderLineRow } from '../queries/orders.ts';
import { rowsOf } from '../rows.ts';
import { extrasOf } from './options.ts';
import { present } from './present.ts';
import { productFace, productRows } from './product.ts';
import { type StockRow, stockBrief } from './stock.ts';
import { translations } from './translation.ts';

/** Amounts at the order's own `rate`. */
export function orderLines(view: View, rows: OrderLineRow[], rate: number): object[] {
  const stocks = stocksOf(view, rows);
  const line = (row: OrderLineRow) => ({
    id: row.id,
    order_id: row.order_id,
    stock_id: row.stock_id,
    ...present({
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

/** As they are today: what has since been hidden or sold out says so. */
function stocksOf(view: View, lines: OrderLineRow[]): Map<number, object> {
  const rows = rowsOf<StockRow>(
    view.store,
    `SELECT stocks.id, product_id, price, quantity, stocks.addon, products.tax
     FROM stocks JOIN products ON products.id = product_id WHERE stocks.id IN (SELECT value FROM json_each(?))`,
    lines.map(line => line.stock_id),
  );
  const productIds = [...new Set(rows.map(row => row.product_id))];
  const extras = extrasOf(
    view,
    rows.map(row => row.id),
  );
  const words = translations(view, 'product', productIds, 'default');
  const products = new Map(
    productRows(view, productIds).map(row => [
      row.id,
      { ...productFace(view, row), translation: words.get(row.id) ?? null },
    ]),
  );
  return new Map(
    rows.map(row => [
      row.id,
      stockBrief(view, row, null, { extras: extras.get(row.id) ?? [], product: products.get(row.product_id) ?? null }),
    ]),
  );
}
