/** How do shops look beyond the plain list: one alone, search results, recommended ones, a list of liked ones? */

import type { View } from '../asked/view.ts';
import { rowsOf } from '../rows.ts';
import { categoryFace, categoryRows } from './category.ts';
import { shopDiscounts } from './discount.ts';
import { shopPayments } from './payment.ts';
import { present } from './present.ts';
import { type ShopRow, shopColumns, shopFace, shopItems, shopRows } from './shop.ts';
import { takesOf } from './take.ts';
import { translations } from './translation.ts';

/** Everything a shop's own page loads; a list of one, or none. */
export function shopPage(view: View, id: number, leastSold: number): object[] {
  const items = shopItems(view, [id], leastSold, 'default');
  const categoryIds = view.store
    .all<{ category_id: number }>('SELECT category_id FROM shop_categories WHERE shop_id = ? ORDER BY category_id', id)
    .map(row => row.category_id);
  const words = translations(view, 'category', categoryIds, 'default');
  return shopRows(view, [id]).map((row, index) => ({
    ...items[index],
    ...shopColumns(view, row),
    tags: takesOf(view, [id], 'default').get(id) ?? [],
    categories: categoryRows(view, categoryIds).map(category => categoryFace(view, category, words)),
    shop_payments: shopPayments(view, id),
  }));
}

/** Items of `shops/search`: no uuid and no type in R1; cover and switch are R2's. */
export function foundShops(view: View, ids: number[]): object[] {
  const words = translations(view, 'shop', ids, 'strict');
  const discounts = shopDiscounts(view, ids);
  return shopRows(view, ids).map(row => ({
    id: row.id,
    logo_img: view.origin + row.logo_img,
    background_img: view.origin + row.background_img,
    status: row.status,
    open: Boolean(row.open),
    translation: words.get(row.id) ?? null,
    discount: discounts.get(row.id) ?? [],
  }));
}

export function recommendedShops(view: View, ids: number[]): object[] {
  const words = translations(view, 'shop', ids, 'strict');
  return shopRows(view, ids).map(row => ({
    id: row.id,
    uuid: row.uuid,
    background_img: view.origin + row.background_img,
    logo_img: view.origin + row.logo_img,
    open: Boolean(row.open),
    translation: words.get(row.id) ?? null,
    products_count: row.sold_lately,
  }));
}

export function shopsWithTags(view: View, rows: ShopRow[]): object[] {
  const ids = rows.map(row => row.id);
  const words = translations(view, 'shop', ids, 'strict');
  const discounts = shopDiscounts(view, ids);
  const takes = takesOf(view, ids, 'strict');
  return rows.map(row => ({
    ...shopFace(view, row),
    open: Boolean(row.open),
    ...present({ rating_avg: row.rating_avg, reviews_count: row.reviews_count }),
    translation: words.get(row.id) ?? null,
    tags: takes.get(row.id) ?? [],
    discount: discounts.get(row.id) ?? [],
  }));
}

/** What products carry of their shop: in search the looks, in lists the words. */
export function shopsOfProducts(view: View, ids: number[]): Map<number, object> {
  const rows = rowsOf<ShopRow>(view.store, 'SELECT * FROM shops WHERE id IN (SELECT value FROM json_each(?))', ids);
  const words = translations(view, 'shop', ids, 'default');
  return new Map(
    rows.map(row => [
      row.id,
      { ...shopFace(view, row), open: Boolean(row.open), translation: words.get(row.id) ?? null },
    ]),
  );
}
