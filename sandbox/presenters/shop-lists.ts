/** What do shops look like outside the plain list: alone, found, recommended, liked? */

import type { View } from '../input/view.ts';
import { type ShopRow, shopRows } from '../queries/shops.ts';
import { presentCategorySummaries } from './category.ts';
import { presentShopDiscounts } from './discount.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentShopPayments } from './payment.ts';
import { presentShopSummary, presentShopsById, presentWholeShops } from './shop.ts';
import { presentTakesOfShops } from './take.ts';
import { translations } from './translation.ts';

/** Everything a shop's own page loads; a list of one, or none. */
export function presentShopPage(view: View, id: number, recommendedFrom: number): object[] {
  const items = presentWholeShops(view, [id], recommendedFrom, 'default');
  const categoryIds = view.store
    .all<{ category_id: number }>('SELECT category_id FROM shop_categories WHERE shop_id = ? ORDER BY category_id', id)
    .map(row => row.category_id);
  return shopRows(view, [id]).map((_, index) => ({
    ...items[index],
    tags: presentTakesOfShops(view, [id], 'default').get(id) ?? [],
    categories: [...presentCategorySummaries(view, categoryIds).values()],
    shop_payments: presentShopPayments(view, id),
  }));
}

/** Items of `shops/search`: no uuid and no type in R1; cover and switch are R2's. */
export function presentFoundShops(view: View, ids: number[]): object[] {
  const words = translations(view, 'shop', ids, 'strict');
  const discounts = presentShopDiscounts(view, ids);
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

export function presentRecommendedShops(view: View, ids: number[]): object[] {
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

export function presentShopsWithTags(view: View, rows: ShopRow[]): object[] {
  const ids = rows.map(row => row.id);
  const words = translations(view, 'shop', ids, 'strict');
  const discounts = presentShopDiscounts(view, ids);
  const takes = presentTakesOfShops(view, ids, 'strict');
  return rows.map(row => ({
    ...presentShopSummary(view, row),
    open: Boolean(row.open),
    ...omitFalsy({ rating_avg: row.rating_avg, reviews_count: row.reviews_count }),
    translation: words.get(row.id) ?? null,
    tags: takes.get(row.id) ?? [],
    discount: discounts.get(row.id) ?? [],
  }));
}

/** What products show of their shop, by its id. */
export function presentShopsOfProducts(view: View, ids: number[]): Map<number, object> {
  return presentShopsById(view, ids, (_, row) => ({ ...presentShopSummary(view, row), open: Boolean(row.open) }));
}
