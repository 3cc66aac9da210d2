/** Which shops does a list show, and in which order? The filters and sorts of docs/api.md 6.2. */

import type { ListView } from '../input/filter.ts';
import type { View } from '../input/view.ts';
import type { Position } from '../rules/distance.ts';
import { searchWords } from '../rules/fulltext.ts';
import { byColumn, type ListQuery, Where } from './list-query.ts';
import { priceRange } from './price-range.ts';
import { hasNoTypes, isSet, settingOf } from './settings.ts';
import { shopsReaching, shopsWithZone } from './zones.ts';

/** Adds its own errors to `view.check`. @throws ERROR_400 with all of them. */
export function shopQuery(view: ListView): ListQuery {
  const where = new Where().and("shops.status = 'approved'");
  if (isSet(view.store, 'by_subscription')) where.and('shops.visibility = 1');
  where.and("EXISTS (SELECT 1 FROM texts WHERE owner = 'shop' AND owner_id = shops.id AND locale = ?)", view.lang);
  filterByKind(view, where);
  filterBySwitches(view, where);
  filterByRanges(view, where);
  const point = view.check.position('address');
  if (point) filterByPlace(view, where, point);
  const order = orderOf(view, point);
  view.check.throwIfInvalid();
  return { table: 'shops', where, ...order };
}

function filterByKind(view: ListView, where: Where): void {
  const { check } = view;
  const type = check.enum('type', ['restaurant', 'shop']);
  if (type && !hasNoTypes(view.store)) where.and('shops.type = ?', type);

  const category = Number(check.input.category_id);
  if (category) {
    where.and(
      `shops.id IN (SELECT shop_id FROM category_tree JOIN shop_categories USING (category_id) WHERE ancestor_id = ?)`,
      category,
    );
  }
  const takes = check.numbers('take');
  if (takes?.length)
    where.and(
      'shops.id IN (SELECT shop_id FROM shop_takes WHERE take_id IN (SELECT value FROM json_each(?)))',
      JSON.stringify(takes),
    );
  if (view.ids) where.in('shops.id', view.ids);
  if (view.search) searchShops(view.search, where);
}

function searchShops(search: string, where: Where): void {
  if (/^\d+$/.test(search)) {
    where.and('CAST(shops.id AS TEXT) = ? OR instr(shops.search, ?) > 0', search, search);
    return;
  }
  const words = searchWords(search);
  if (words.length === 0) where.and('FALSE');
  for (const word of words) where.and('instr(shops.search, ?) > 0', word);
}

function filterBySwitches(view: ListView, where: Where): void {
  const { check, today } = view;
  const open = check.boolean('open');
  if (open !== undefined) where.and('shops.open = ?', Number(open));
  const isVerified = check.boolean('verify');
  if (isVerified !== undefined) where.and('shops.verify = ?', Number(isVerified));
  if (check.isOn('free_delivery')) where.and('shops.price = 0 AND shops.price_per_km = 0');
  if (check.isOn('fast_delivery')) where.and(`${minutesUntilDelivery} <= 30`);
  if (check.isOn('work_24_7')) where.and(roundTheClock);
  if (check.isOn('bonus')) where.and(runningBonus, today);
  if (check.isOn('has_discount')) where.and(runningDiscount, today, today);
  if (check.isOn('deals')) where.and(`${runningBonus} OR ${runningDiscount}`, today, today, today);
}

function filterByRanges(view: ListView, where: Where): void {
  const { check } = view;
  const [from, to = 5] = check.numbers('rating') ?? [];
  if (from !== undefined) where.and('shops.rating_avg BETWEEN ? AND ?', from, to);

  const [least, most] = check.numbers('prices') ?? [];
  const range = priceRange(least, most, view.rate);
  if (range) where.and(stockBetween, range.least, range.most);
}

/**
 * When no zone contains the point, every shop that has a zone stays (docs/api.md 6.2); where the market was told to list as
 * late R1 does, under an `order_by` as well.
 */
function filterByPlace(view: ListView, where: Where, point: Position): void {
  const isWide = Boolean(view.check.input.order_by) && settingOf(view.store, 'ordered_lists') === 'wide';
  const near = isWide ? [] : shopsReaching(view.store, point);
  where.in('shops.id', near.length > 0 ? near : shopsWithZone(view.store));
}

function orderOf(view: ListView, point: Position | undefined): Pick<ListQuery, 'order' | 'orderValues'> {
  const order = view.check.choice('order_by', orders);
  if (order === orders.trust_you) return { order, orderValues: [recommendedFrom(view)] };
  if (order !== undefined) return { order };

  if (!point || view.column) return { order: byColumn(view, columns, 'shops') };
  return {
    order: 'shops.price + shops.price_per_km * kilometres(shops.latitude, shops.longitude, ?, ?), shops.id DESC',
    orderValues: [point.latitude, point.longitude],
  };
}

/** How many distinct products a shop must have sold in 30 days to be recommended. */
export function recommendedFrom(view: View): number {
  return Number(settingOf(view.store, 'recommended_count') ?? 2);
}

const orders = {
  new: 'shops.created_at DESC, shops.id DESC',
  old: 'shops.created_at, shops.id',
  best_sale: 'shops.orders_count DESC, shops.id DESC',
  low_sale: 'shops.orders_count, shops.id DESC',
  high_rating: 'shops.rating_avg DESC, shops.reviews_count DESC, shops.id DESC',
  low_rating: 'shops.rating_avg IS NULL, shops.rating_avg, shops.id DESC',
  trust_you: 'shops.sold_lately >= ? DESC, shops.id',
};

const columns = [
  'id',
  'created_at',
  'price',
  'price_per_km',
  'min_amount',
  'rating_avg',
  'reviews_count',
  'orders_count',
  'open',
  'tax',
] as const;

const stockBetween = 'EXISTS (SELECT 1 FROM stocks WHERE shop_id = shops.id AND NOT addon AND price BETWEEN ? AND ?)';

const minutesUntilDelivery = "shops.delivery_to * CASE shops.delivery_type WHEN 'hour' THEN 60 ELSE 1 END";

const roundTheClock = `NOT EXISTS (
  SELECT 1 FROM working_days WHERE shop_id = shops.id
  AND (disabled OR NOT (opens = closes OR (opens = '00-00' AND closes IN ('23-59', '24-00')))))`;

const runningBonus = 'shops.id IN (SELECT shop_id FROM bonuses WHERE status AND expired_at >= ?)';
const runningDiscount = 'shops.id IN (SELECT shop_id FROM discounts WHERE active AND starts <= ? AND ends >= ?)';
