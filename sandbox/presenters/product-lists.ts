/** What do products look like in the lists across shops (docs/api.md 6.7)? */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { productDiscounts } from '../queries/discounts.ts';
import { productRows } from '../queries/products.ts';
import { stockRows } from '../queries/stocks.ts';
import { presentCategorySummaries } from './category.ts';
import { presentExtras } from './extras.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentProductsWithStock } from './product.ts';
import { presentProductsWithStocks } from './product-with-stocks.ts';
import { presentReviews } from './review.ts';
import { presentShopsOfProducts } from './shop-lists.ts';
import { presentStockBrief } from './stock.ts';
import { translations } from './translation.ts';

export function presentProducts(view: View, ids: number[]): object[] {
  const products = presentProductsWithStocks(view, ids);
  const shops = presentShopsOfProducts(
    view,
    products.map(product => product.shop_id),
  );
  const categories = presentCategorySummaries(
    view,
    products.map(product => product.category_id),
  );
  const reviews = newestReviews(view, ids);
  return products.map(product => ({
    ...product,
    shop: shops.get(product.shop_id) ?? null,
    category: categories.get(product.category_id) ?? null,
    reviews: reviews.get(product.id) ?? [],
  }));
}

/** Little per item, so that searching while typing stays quick. */
export function presentFoundProducts(view: View, ids: number[]): object[] {
  const rows = productRows(view, ids);
  const words = translations(view, 'product', ids, 'default');
  const shops = presentShopsOfProducts(
    view,
    rows.map(row => row.shop_id),
  );
  const discounts = productDiscounts(view, ids);
  const stocks = stockRows(view.store, ids);
  const extras = presentExtras(
    view,
    [...stocks.values()].flat().map(stock => stock.id),
  );
  return rows.map(({ id, uuid, img, shop_id }) => ({
    id,
    uuid,
    img: view.origin + img,
    shop_id,
    translation: words.get(id) ?? null,
    stocks: (stocks.get(id) ?? []).map(stock =>
      presentStockBrief(view, stock, discounts.get(id)?.[0] ?? null, { extras: extras.get(stock.id) ?? [] }),
    ),
    shop: shops.get(shop_id) ?? null,
  }));
}

export function presentBestSellers(view: View, ids: number[]): object[] {
  const sold = new Map(productRows(view, ids).map(row => [row.id, row.sold]));
  return presentProductsWithStock(view, ids).map(product => ({
    ...product,
    ...omitFalsy({ order_details_count: sold.get(product.id) }),
  }));
}

function newestReviews(view: View, productIds: number[]): Map<number, object[]> {
  const rows = rowsByIds<{ id: number; owner_id: number }>(
    view.store,
    `SELECT id, owner_id FROM reviews WHERE owner = 'product' AND owner_id IN (SELECT value FROM json_each(?))
     ORDER BY id DESC`,
    productIds,
  );
  const items = presentReviews(
    view,
    rows.map(row => row.id),
  );
  return new Map(
    [...Map.groupBy(rows, row => row.owner_id)].map(([id, own]) => [
      id,
      own.map(row => items[rows.indexOf(row)] ?? {}),
    ]),
  );
}
