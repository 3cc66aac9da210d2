/** How do products look in the lists across shops? API.md 6.7 says what each call loads. */

import type { View } from '../asked/view.ts';
import { rowsOf } from '../rows.ts';
import { categoryFace, categoryRows } from './category.ts';
import { productDiscounts } from './discount.ts';
import { extrasOf } from './options.ts';
import { present } from './present.ts';
import { productRows, productsWithStock, productsWithStocks } from './product.ts';
import { reviewItems } from './review.ts';
import { shopsOfProducts } from './shop-lists.ts';
import { stockBrief, stockRows } from './stock.ts';
import { translations } from './translation.ts';

export function productItems(view: View, ids: number[]): object[] {
  const products = productsWithStocks(view, ids, 'default');
  const shops = shopsOfProducts(
    view,
    products.map(product => product.shop_id),
  );
  const categories = categoriesOf(
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

/** Search: little per item, so that typing stays quick. */
export function foundProducts(view: View, ids: number[]): object[] {
  const rows = productRows(view, ids);
  const words = translations(view, 'product', ids, 'default');
  const shops = shopsOfProducts(
    view,
    rows.map(row => row.shop_id),
  );
  const discounts = productDiscounts(view, ids);
  const stocks = stockRows(view, ids);
  const extras = extrasOf(
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
      stockBrief(view, stock, discounts.get(id)?.[0] ?? null, { extras: extras.get(stock.id) ?? [] }),
    ),
    shop: shops.get(shop_id) ?? null,
  }));
}

export function bestSellers(view: View, ids: number[]): object[] {
  const sold = new Map(productRows(view, ids).map(row => [row.id, row.sold]));
  return productsWithStock(view, ids, 'default').map(product => ({
    ...product,
    ...present({ order_details_count: sold.get(product.id) }),
  }));
}

export function discounted(view: View, ids: number[]): object[] {
  return productsWithStocks(view, ids, 'default');
}

function categoriesOf(view: View, ids: number[]): Map<number, object> {
  const unique = [...new Set(ids)];
  const words = translations(view, 'category', unique, 'default');
  return new Map(categoryRows(view, unique).map(row => [row.id, categoryFace(view, row, words)]));
}

function newestReviews(view: View, productIds: number[]): Map<number, object[]> {
  const rows = rowsOf<{ id: number; owner_id: number }>(
    view.store,
    `SELECT id, owner_id FROM reviews WHERE owner = 'product' AND owner_id IN (SELECT value FROM json_each(?))
     ORDER BY id DESC`,
    productIds,
  );
  const items = reviewItems(
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
