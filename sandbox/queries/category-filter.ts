/** Which categories does a list show? The filters of docs/api.md 6.1. */

import type { ListView } from '../input/filter.ts';
import { searchWords } from '../rules/fulltext.ts';
import { byColumn, type ListQuery, Where } from './list-query.ts';

/** Active top-level categories with a text in the language. @throws ERROR_400 with the errors of `view.check`. */
export function categoryQuery(view: ListView): ListQuery {
  const { check } = view;
  const type = check.required('type');
  const where = new Where().and('categories.active').and('categories.parent_id IS NULL');
  where.and(
    "EXISTS (SELECT 1 FROM texts WHERE owner = 'category' AND owner_id = categories.id AND locale = ?)",
    view.lang,
  );
  // An unknown type is not filtered by (docs/api.md 6.1).
  if (type && categoryTypes.some(known => known === type)) where.and('categories.type = ?', type);
  for (const word of searchWords(view.search ?? '')) where.and(anyBelow('instr(below.search, ?) > 0'), word);
  filterByGoods(view, where);
  filterByShop(view, where);
  if (view.ids) where.in('categories.id', view.ids);
  check.throwIfInvalid();
  return { table: 'categories', where, order: byColumn(view, ['id', 'created_at', 'type', 'input'], 'categories') };
}

export const categoryTypes = [
  'main',
  'shop',
  'receipt',
  'career',
  'blog',
  'brand',
  'menu',
  'sub_shop',
  'sub_main',
] as const;

/** `main` categories of any level with published products in this shop, the oldest first. */
export function sectionsQuery(shopId: number, goods: 'listed' | 'on sale' = 'listed'): ListQuery {
  const kept = goods === 'on sale' ? 'listed AND in_store' : 'listed';
  const where = new Where()
    .and("categories.active AND categories.type = 'main'")
    .and(`categories.id IN (SELECT category_id FROM products WHERE shop_id = ? AND ${kept})`, shopId);
  return { table: 'categories', where, order: 'categories.id' };
}

function filterByGoods(view: ListView, where: Where): void {
  const { check } = view;
  if (!check.isOn('has_products')) return;
  const shop = check.integer('p_shop_id', 1, Number.MAX_SAFE_INTEGER);
  const goods = 'EXISTS (SELECT 1 FROM products WHERE products.category_id = below.id AND listed';
  if (shop) where.and(anyBelow(`${goods} AND shop_id = ?)`), shop);
  else where.and(anyBelow(`${goods})`));
}

function filterByShop(view: ListView, where: Where): void {
  const shop = Number(view.check.input.shop_id);
  if (shop) where.and(anyBelow('below.id IN (SELECT category_id FROM shop_categories WHERE shop_id = ?)'), shop);
  const kitchen = view.check.integer('r_shop_id', 1, Number.MAX_SAFE_INTEGER);
  if (kitchen) where.and(anyBelow('below.id IN (SELECT category_id FROM recipes WHERE shop_id = ?)'), kitchen);
}

function anyBelow(condition: string): string {
  return `EXISTS (
    SELECT 1 FROM category_tree JOIN categories AS below ON below.id = category_tree.category_id
    WHERE ancestor_id = categories.id AND ${condition})`;
}
