/** What does a product look like in lists, in the shop's sections and on its own page? Product of API.md 2.4. */

import type { View } from '../asked/view.ts';
import { inOrder, rowsOf } from '../rows.ts';
import { addonsOf } from './addons.ts';
import { bonusesOf, discountBrief, productDiscounts } from './discount.ts';
import { extrasOf } from './options.ts';
import { present } from './present.ts';
import { type StockParts, type StockRow, stockBrief, stockOnSale, stockRows } from './stock.ts';
import { type Fallback, translations } from './translation.ts';

export interface ProductRow {
  id: number;
  uuid: string;
  shop_id: number;
  category_id: number;
  unit_id: number | null;
  img: string;
  status: string;
  active: number;
  addon: number;
  vegetarian: number;
  tax: number;
  min_qty: number;
  max_qty: number;
  keywords: string;
  kcal: number | null;
  carbs: number | null;
  protein: number | null;
  fats: number | null;
  rating_avg: number | null;
  reviews_count: number;
  sold: number;
  created_at: string;
}

export function productRows(view: View, ids: number[]): ProductRow[] {
  const sql = 'SELECT * FROM products WHERE id IN (SELECT value FROM json_each(?))';
  return inOrder(ids, rowsOf<ProductRow>(view.store, sql, ids));
}

/** With `stock`, the one that stands for the product: sections of a shop, add-ons, best sellers. */
export function productsWithStock(view: View, ids: number[], fallback: Fallback) {
  const words = translations(view, 'product', ids, fallback);
  const discounts = productDiscounts(view, ids);
  const stocks = stockRows(view, ids);
  const shown = [...stocks.values()].flatMap(rows => stockOnSale(rows)?.id ?? []);
  const bonuses = bonusesOf(view, 'stock', shown);
  return productRows(view, ids).map(row => {
    const running = discounts.get(row.id) ?? [];
    const stock = stockOnSale(stocks.get(row.id) ?? []);
    return {
      ...productFace(view, row),
      translation: words.get(row.id) ?? null,
      discounts: running.map(discountBrief),
      stock: stock ? stockBrief(view, stock, running[0] ?? null, { bonus: bonuses.get(stock.id) ?? null }) : null,
    };
  });
}

/** With `stocks`, each with its options, add-ons and bonus: lists across shops, and the product's own page. */
export function productsWithStocks(view: View, ids: number[], fallback: Fallback) {
  const words = translations(view, 'product', ids, fallback);
  const discounts = productDiscounts(view, ids);
  const stocks = stockRows(view, ids);
  const partsOf = stockParts(view, [...stocks.values()].flat());
  return productRows(view, ids).map(row => {
    const running = discounts.get(row.id) ?? [];
    return {
      ...productFace(view, row),
      ...present({ rating_percent: row.rating_avg, reviews_count: row.reviews_count }),
      translation: words.get(row.id) ?? null,
      discounts: running.map(discountBrief),
      stocks: (stocks.get(row.id) ?? []).map(stock => stockBrief(view, stock, running[0] ?? null, partsOf(stock))),
    };
  });
}

export function productFace({ origin }: View, row: ProductRow) {
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
  };
}

function stockParts(view: View, rows: StockRow[]): (stock: StockRow) => StockParts {
  const ids = rows.map(row => row.id);
  const extras = extrasOf(view, ids);
  const addons = addonsOf(view, ids);
  const bonuses = bonusesOf(view, 'stock', ids);
  return ({ id }) => ({ extras: extras.get(id) ?? [], addons: addons.get(id) ?? [], bonus: bonuses.get(id) ?? null });
}
