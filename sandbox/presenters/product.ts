/** What does a product look like in lists, in the shop's sections and on its own page? Product of API.md 2.4. */

import type { View } from '../input/view.ts';
import { productDiscounts } from '../queries/discounts.ts';
import { type ProductRow, productRows } from '../queries/products.ts';
import { firstInStore, type StockRow, stockRows } from '../queries/stocks.ts';
import { presentAddons } from './addons.ts';
import { presentBonuses } from './bonus.ts';
import { presentDiscount } from './discount.ts';
import { presentExtras } from './extras.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentStockBrief, type StockParts } from './stock.ts';
import { type Fallback, translations } from './translation.ts';

/** With `stock`, the one that stands for the product: sections of a shop, add-ons, best sellers. */
export function presentProductsWithStock(view: View, ids: number[], fallback: Fallback) {
  const words = translations(view, 'product', ids, fallback);
  const discounts = productDiscounts(view, ids);
  const stocks = stockRows(view.store, ids);
  const shown = [...stocks.values()].flatMap(rows => firstInStore(rows)?.id ?? []);
  const bonuses = presentBonuses(view, 'stock', shown);
  return productRows(view, ids).map(row => {
    const running = discounts.get(row.id) ?? [];
    const stock = firstInStore(stocks.get(row.id) ?? []);
    return {
      ...presentProductSummary(view, row),
      translation: words.get(row.id) ?? null,
      discounts: running.map(presentDiscount),
      stock: stock
        ? presentStockBrief(view, stock, running[0] ?? null, { bonus: bonuses.get(stock.id) ?? null })
        : null,
    };
  });
}

/** With `stocks`, each with its options, add-ons and bonus: lists across shops, and the product's own page. */
export function presentProductsWithStocks(view: View, ids: number[], fallback: Fallback) {
  const words = translations(view, 'product', ids, fallback);
  const discounts = productDiscounts(view, ids);
  const stocks = stockRows(view.store, ids);
  const partsOf = stockParts(view, [...stocks.values()].flat());
  return productRows(view, ids).map(row => {
    const running = discounts.get(row.id) ?? [];
    return {
      ...presentProductSummary(view, row),
      ...omitFalsy({ rating_percent: row.rating_avg, reviews_count: row.reviews_count }),
      translation: words.get(row.id) ?? null,
      discounts: running.map(presentDiscount),
      stocks: (stocks.get(row.id) ?? []).map(stock =>
        presentStockBrief(view, stock, running[0] ?? null, partsOf(stock)),
      ),
    };
  });
}

/** By id, with the title. */
export function presentProductSummaries(view: View, ids: number[]): Map<number, object> {
  const words = translations(view, 'product', ids, 'default');
  return new Map(
    productRows(view, ids).map(row => [
      row.id,
      { ...presentProductSummary(view, row), translation: words.get(row.id) ?? null },
    ]),
  );
}

function presentProductSummary({ origin }: View, row: ProductRow) {
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
  const extras = presentExtras(view, ids);
  const addons = presentAddons(view, ids);
  const bonuses = presentBonuses(view, 'stock', ids);
  return ({ id }) => ({ extras: extras.get(id) ?? [], addons: addons.get(id) ?? [], bonus: bonuses.get(id) ?? null });
}
