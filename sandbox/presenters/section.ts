/** What do a shop's sections look like, each with its products? */

import type { View } from '../input/view.ts';
import { categoryRows } from '../queries/categories.ts';
import { presentProductsWithStock } from './product.ts';
import { translations } from './translation.ts';

interface Section {
  id: number;
  products: object[];
}

/** As R2 answers: a category below another one stands in its `children` (docs/api.md 6.5). */
export function presentNestedSections(view: View, shopId: number, categoryIds: number[]): object[] {
  const parents = new Map(categoryRows(view, categoryIds).map(({ id, parent_id }) => [id, parent_id]));
  const top = [...new Set(categoryIds.map(id => parents.get(id) ?? id))];
  const all = presentSections(view, shopId, [...new Set([...top, ...categoryIds])]);
  const below = Map.groupBy(all, ({ id }) => parents.get(id) ?? null);
  return all
    .filter(({ id }) => top.includes(id))
    .map(section => ({ ...section, children: below.get(section.id) ?? [] }));
}

/** Products that are out of stock are left out (docs/api.md 6.5). */
export function presentSections(view: View, shopId: number, categoryIds: number[]): Section[] {
  const rows = view.store.all<{ id: number }>(
    `SELECT id FROM products
     WHERE shop_id = ? AND listed AND in_store AND category_id IN (SELECT value FROM json_each(?)) ORDER BY id`,
    shopId,
    JSON.stringify(categoryIds),
  );
  const products = presentProductsWithStock(
    view,
    rows.map(row => row.id),
  );
  const byCategory = Map.groupBy(products, product => product.category_id);
  const words = translations(view, 'category', categoryIds, 'default');
  return categoryRows(view, categoryIds).map(({ id, uuid, img, active }) => ({
    id,
    uuid,
    img: view.origin + img,
    active: Boolean(active),
    translation: words.get(id) ?? null,
    products: byCategory.get(id) ?? [],
  }));
}
