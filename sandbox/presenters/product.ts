/** What does a product look like, bare and with the one stock that stands for it? Product of docs/api.md 2.4. */

import type { View } from '../input/view.ts';
import { productDiscounts } from '../queries/discounts.ts';
import { type ProductRow, productRows } from '../queries/products.ts';
import { firstInStore, stockRows } from '../queries/stocks.ts';
import { presentBonuses } from './bonus.ts';
import { presentDiscount } from './discount.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentStockBrief } from './stock.ts';
import { translations } from './translation.ts';
import { presentUnits } from './unit.ts';

/** For the sections of a shop, add-ons and best sellers. */
export function presentProductsWithStock(view: View, ids: number[]) {
  const words = translations(view, 'product', ids, 'default');
  const discounts = productDiscounts(view, ids);
  const stocks = stockRows(view.store, ids);
  const shown = [...stocks.values()].flatMap(rows => firstInStore(rows)?.id ?? []);
  const bonuses = presentBonuses(view, 'stock', shown);
  const rows = productRows(view, ids);
  const units = presentUnits(view, rows);
  return rows.map(row => {
    const running = discounts.get(row.id) ?? [];
    const stock = firstInStore(stocks.get(row.id) ?? []);
    return {
      ...presentProductSummary(view, row),
      translation: words.get(row.id) ?? null,
      discounts: running.map(presentDiscount),
      unit: units.get(row.unit_id) ?? null,
      stock: stock
        ? presentStockBrief(view, stock, running[0] ?? null, { bonus: bonuses.get(stock.id) ?? null })
        : null,
    };
  });
}

/** By id, with the title. */
export function presentProductSummaries(view: View, ids: number[]): Map<number, object> {
  const words = translations(view, 'product', ids, 'default');
  const rows = productRows(view, ids);
  const units = presentUnits(view, rows);
  return new Map(
    rows.map(row => [
      row.id,
      {
        ...presentProductSummary(view, row),
        translation: words.get(row.id) ?? null,
        unit: units.get(row.unit_id) ?? null,
      },
    ]),
  );
}

export function presentProductSummary({ origin }: View, row: ProductRow) {
  return {
    id: row.id,
    uuid: row.uuid,
    shop_id: row.shop_id,
    category_id: row.category_id,
    status: row.status,
    active: Boolean(row.active),
    addon: Boolean(row.addon),
    vegetarian: Boolean(row.vegetarian),
    img: origin + row.img,
    min_qty: row.min_qty,
    max_qty: row.max_qty,
    interval: row.interval,
    ...omitFalsy({ brand_id: row.brand_id }),
  };
}
