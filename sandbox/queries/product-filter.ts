/** Which products does a list show, and in which order? The filters and sorts of docs/api.md 6.7. */

import type { ListView } from '../input/filter.ts';
import { searchWords } from '../rules/fulltext.ts';
import { byColumn, type ListQuery, Where } from './list-query.ts';
import { priceRange } from './price-range.ts';

/**
 * Published and active products of approved shops; "on sale" requires a stock in store as well.
 * @throws ERROR_400 with the errors of `view.check`.
 */
export function productQuery(view: ListView, kept: 'on sale' | 'listed' = 'on sale'): ListQuery {
  const where = new Where().and('products.listed');
  if (kept === 'on sale') where.and('products.in_store');
  filterByOwner(view, where);
  filterByWords(view, where);
  filterByRanges(view, where);
  filterByDeals(view, where);
  const order = orderOf(view);
  view.check.throwIfInvalid();
  return { table: 'products', where, order };
}

/** The category itself or any below it. */
export function inCategory(where: Where, categoryId: number): Where {
  return where.and('products.category_id IN (SELECT category_id FROM category_tree WHERE ancestor_id = ?)', categoryId);
}

/** Uses the trigram index for words of three letters or more, a scan for shorter ones. */
function withWords(where: Where, search: string): Where {
  const words = searchWords(search);
  if (words.length === 0) return where.and('FALSE');
  const long = words.filter(word => [...word].length >= 3);
  if (long.length > 0) {
    const match = long.map(word => `"${word}"`).join(' AND ');
    where.and('products.id IN (SELECT rowid FROM product_search WHERE product_search MATCH ?)', match);
  }
  for (const word of words.filter(short => !long.includes(short))) {
    where.and('products.id IN (SELECT rowid FROM product_search WHERE instr(words, ?) > 0)', word);
  }
  return where;
}

function filterByOwner(view: ListView, where: Where): void {
  const { shop_id: shop, category_id: category, brand_id: brand } = view.check.input;
  if (shop) where.and('products.shop_id = ?', Number(shop));
  if (category) inCategory(where, Number(category));
  if (brand) where.and('products.brand_id = ?', Number(brand));
  if (view.ids) where.in('products.id', view.ids);
}

function filterByWords(view: ListView, where: Where): void {
  const { search } = view;
  if (search === undefined) return;
  if (/^\d+$/.test(search)) where.and('products.id = ?', Number(search));
  else if (/^[0-9a-f-]{36}$/i.test(search)) where.and('products.uuid = ?', search.toLowerCase());
  else withWords(where, search);
}

function filterByRanges(view: ListView, where: Where): void {
  const { check, rate } = view;
  const [least, most] = check.numbers('prices') ?? [];
  for (const [from, to] of [
    [least, most],
    [check.number('price_from'), check.number('price_to')],
  ] as const) {
    const range = priceRange(from, to, rate);
    if (range) where.and(stockBetween, range.least, range.most);
  }
  const [worst, best = 5] = check.numbers('rating') ?? [];
  if (worst !== undefined) where.and('products.rating_avg BETWEEN ? AND ?', worst, best);
  for (const nutrient of ['kcal', 'carbs', 'protein', 'fats'] as const) {
    const amount = check.number(nutrient);
    if (amount !== undefined) where.and(`products.${nutrient} = ?`, amount);
  }
  const { date_from: from, date_to: to } = check.input;
  if (from) where.and('date(products.created_at) >= ?', String(from));
  if (to) where.and('date(products.created_at) <= ?', String(to));
}

function filterByDeals(view: ListView, where: Where): void {
  const { check, today } = view;
  const isVegetarian = check.boolean('vegetarian');
  if (isVegetarian !== undefined) where.and('products.vegetarian = ?', Number(isVegetarian));
  if (check.isOn('bonus')) where.and(runningBonus, today);
  if (check.isOn('deals')) where.and(`${runningBonus} OR ${runningDiscount}`, today, today, today);
  if (check.isOn('with_addon')) where.and(withAddon);
}

function orderOf(view: ListView): string {
  const { check } = view;
  const order = check.choice('order_by', orders);
  const named = (['column_price', 'column_order', 'column_rate'] as const).flatMap(field => {
    const direction = check.enum(field, ['asc', 'desc']);
    return direction ? `${namedColumns[field]} ${direction}` : [];
  });
  if (order !== undefined) return order;
  if (named.length > 0) return `${named.join(', ')}, products.id DESC`;
  return byColumn(view, columns, 'products');
}

const namedColumns = {
  column_price: 'products.price_from',
  column_order: 'products.sold',
  column_rate: 'products.rating_avg',
} as const;

const orders = {
  new: 'products.id DESC',
  old: 'products.id',
  best_sale: 'products.sold DESC, products.id DESC',
  low_sale: 'products.sold, products.id DESC',
  high_rating: 'products.rating_avg DESC, products.id DESC',
  low_rating: 'products.rating_avg IS NULL, products.rating_avg, products.id DESC',
};

const columns = [
  'id',
  'created_at',
  'category_id',
  'shop_id',
  'tax',
  'min_qty',
  'max_qty',
  'kcal',
  'rating_avg',
  'reviews_count',
] as const;

const stockBetween = 'products.id IN (SELECT product_id FROM stocks WHERE NOT addon AND price BETWEEN ? AND ?)';
const withAddon = 'products.id IN (SELECT product_id FROM stocks WHERE id IN (SELECT stock_id FROM stock_addons))';
const runningBonus = `products.id IN (
  SELECT product_id FROM bonuses JOIN stocks ON stocks.id = bonuses.owner_id
  WHERE bonuses.owner = 'stock' AND status AND expired_at >= ?)`;

/** Takes today's date twice. */
export const runningDiscount = `products.id IN (
  SELECT product_id FROM discounts JOIN product_discounts ON discount_id = discounts.id
  WHERE active AND starts <= ? AND ends >= ?)`;
