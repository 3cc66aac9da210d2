/** What does a product look like with all its stocks: in lists across shops, and on its own page? */

import type { View } from '../input/view.ts';
import { productDiscounts } from '../queries/discounts.ts';
import { productRows } from '../queries/products.ts';
import { type StockRow, stockRows } from '../queries/stocks.ts';
import { presentAddons } from './addons.ts';
import { presentBonuses } from './bonus.ts';
import { presentDiscount } from './discount.ts';
import { presentExtras } from './extras.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentProductSummary } from './product.ts';
import { presentStockBrief, type StockParts } from './stock.ts';
import { translations } from './translation.ts';
import { presentUnits } from './unit.ts';

/** Each stock with its options, add-ons and bonus. */
export function presentProductsWithStocks(view: View, ids: number[]) {
  const words = translations(view, 'product', ids, 'default');
  const discounts = productDiscounts(view, ids);
  const stocks = stockRows(view.store, ids);
  const partsOf = stockParts(view, [...stocks.values()].flat());
  const rows = productRows(view, ids);
  const units = presentUnits(view, rows);
  return rows.map(row => {
    const running = discounts.get(row.id) ?? [];
    return {
      ...presentProductSummary(view, row),
      ...omitFalsy({ rating_percent: row.rating_avg, reviews_count: row.reviews_count }),
      translation: words.get(row.id) ?? null,
      discounts: running.map(presentDiscount),
      unit: units.get(row.unit_id) ?? null,
      stocks: (stocks.get(row.id) ?? []).map(stock =>
        presentStockBrief(view, stock, running[0] ?? null, partsOf(stock)),
      ),
    };
  });
}

function stockParts(view: View, rows: StockRow[]): (stock: StockRow) => StockParts {
  const ids = rows.map(row => row.id);
  const extras = presentExtras(view, ids);
  const addons = presentAddons(view, ids);
  const bonuses = presentBonuses(view, 'stock', ids);
  return ({ id }) => ({ extras: extras.get(id) ?? [], addons: addons.get(id) ?? [], bonus: bonuses.get(id) ?? null });
}
