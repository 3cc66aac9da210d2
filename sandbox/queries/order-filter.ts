/** Which of a customer's orders does a list show, and in which order (docs/api.md 8.2)? */

import type { ListView } from '../input/filter.ts';
import { orderStatuses } from '../rules/order-life.ts';
import { byColumn, type ListQuery, Where } from './list-query.ts';

/** Collects errors in `view.check`. */
export function orderQuery(view: ListView, userId: number): ListQuery {
  const { check } = view;
  const where = new Where().and('orders.user_id = ?', userId);
  const statuses = statusesOf(view);
  if (statuses) where.and('orders.status IN (SELECT value FROM json_each(?))', JSON.stringify(statuses));
  if (check.input.shop_id) where.and('orders.shop_id = ?', Number(check.input.shop_id));
  const type = check.string('delivery_type');
  if (type) where.and('orders.delivery_type = ?', type);
  if (view.search) addSearch(where, view.search);
  addDates(where, view);
  return { table: 'orders', where, order: orderOf(view) };
}

function statusesOf({ check }: ListView): string[] | null {
  const list = check.input.statuses ?? check.input.status ?? null;
  if (list === null) return null;
  return (Array.isArray(list) ? list : [list]).map(String);
}

function addSearch(where: Where, search: string): void {
  where.and(
    `orders.id = CAST(? AS INTEGER) OR instr(fold(ifnull(orders.note, '')), fold(?)) > 0
     OR instr(ifnull(orders.phone, ''), ?) > 0 OR instr(fold(ifnull(orders.username, '')), fold(?)) > 0`,
    ...[search, search, search, search],
  );
}

function addDates(where: Where, { check }: ListView): void {
  for (const [field, condition] of dates) {
    const day = check.date(field);
    if (day) where.and(condition, day);
  }
}

const dates = [
  ['date_from', 'date(orders.created_at) >= ?'],
  ['date_to', 'date(orders.created_at) <= ?'],
  ['delivery_date_from', 'orders.delivery_date >= ?'],
  ['delivery_date_to', 'orders.delivery_date <= ?'],
] as const;

/** `order_statuses` sorts by progress, the least first, canceled orders last. */
function orderOf(view: ListView): string {
  const order = byColumn(view, ['id', 'created_at', 'total_price', 'delivery_date', 'status'], 'orders');
  if (!view.check.isOn('order_statuses')) return order;
  const progress = orderStatuses.map((status, index) => `WHEN '${status}' THEN ${index}`).join(' ');
  return `CASE orders.status ${progress} END, ${order}`;
}
