/** How does an order advance by itself? Its clock is read whenever the order is; no timer runs. */

import { notifyStatus } from '../accounts/notify.ts';
import type { Store } from '../database/store.ts';
import { parseSqlTime, sqlTime } from '../database/time.ts';
import { freeCourier } from '../queries/couriers.ts';
import { type OrderRow, orderById } from '../queries/orders.ts';
import { isOver, lifeStart, lifeStartAt, type OrderStatus, stepsDue, usualLife } from '../rules/order-life.ts';
import { cancel } from './cancel.ts';
import { grantCashback } from './cashback.ts';
import { keepRecent } from './recent.ts';
import { rewardReferral } from './referral-reward.ts';
import { slotOf } from './slot.ts';

/** Opens a transaction when a step is due, so call it outside of one. */
export function advanceOrders(store: Store, orders: OrderRow[], now: Date): void {
  for (const order of orders) {
    if (order.always_minutes !== null) keepRecent(store, order, order.always_minutes, now);
    else advanceOrder(store, order, now);
  }
}

export function advanceOrdersOf(store: Store, userId: number, now: Date): void {
  const open = "SELECT * FROM orders WHERE user_id = ? AND status NOT IN ('delivered', 'canceled')";
  advanceOrders(store, store.all<OrderRow>(open, userId), now);
}

/** Starts the clock once it is known how the order is paid. Call inside a transaction. */
export function startLife(store: Store, order: OrderRow, now: Date): void {
  if (order.life_starts_at !== null || isOver(order.status)) return;
  const seconds = order.always_minutes === null ? order.life_seconds : orderPace(store);
  const start = lifeStart(now, slotOf(order), seconds);
  store.run(
    'UPDATE orders SET life_starts_at = ?, life_seconds = ?, always_minutes = NULL WHERE id = ?',
    ...[sqlTime(start), seconds, order.id],
  );
}

/** Sets the status by hand; the order stays there unless `goesOn` lets its clock run on. */
export function setStatus(
  store: Store,
  order: OrderRow,
  { status, goesOn, now }: { status: OrderStatus; goesOn: boolean; now: Date },
): void {
  const seconds = goesOn ? orderPace(store) : 0;
  const start = sqlTime(lifeStartAt(status, order.delivery_type, now, seconds));
  store.transaction(() => {
    enterStatus(store, order, status, now);
    store.run(
      'UPDATE orders SET life_seconds = ?, life_starts_at = ?, always_minutes = NULL WHERE id = ?',
      ...[seconds, start, order.id],
    );
  });
}

/** How long the life of a new order takes, in seconds; 0 lets it stand still. */
export function orderPace(store: Store): number {
  const row = store.one<{ value: string }>("SELECT value FROM meta WHERE key = 'order_life_seconds'");
  return row ? Number(row.value) : usualLife;
}

export function setOrderPace(store: Store, seconds: number): void {
  store.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('order_life_seconds', ?)", String(seconds));
}

function advanceOrder(store: Store, order: OrderRow, now: Date): void {
  if (order.life_starts_at === null) return;
  const startsAt = parseSqlTime(order.life_starts_at);
  const life = { startsAt, seconds: order.life_seconds, deliveryType: order.delivery_type };
  const steps = stepsDue(life, order.status, now);
  if (steps.length === 0) return;
  store.transaction(() => {
    for (const { status, at } of steps) enterStatus(store, orderById(store, order.id) ?? order, status, at);
  });
}

function enterStatus(store: Store, order: OrderRow, status: OrderStatus, at: Date): void {
  notifyStatus(store, order, status, at);
  if (status === 'canceled') {
    cancel(store, order, at);
    return;
  }
  store.run('UPDATE orders SET status = ?, updated_at = ? WHERE id = ?', status, sqlTime(at), order.id);
  const isBrought = order.delivery_type === 'delivery' || order.delivery_type === 'point';
  const isOnItsWay = isBrought && (status === 'on_a_way' || status === 'delivered');
  if (isOnItsWay && order.courier_id === null) {
    store.run(
      'UPDATE orders SET courier_id = ?, ride_started_at = ? WHERE id = ?',
      ...[freeCourier(store), sqlTime(at), order.id],
    );
  }
  if (status !== 'delivered') return;
  store.run(
    `UPDATE transactions SET status = 'paid', perform_time = ?1, updated_at = ?1
     WHERE order_id = ?2 AND status = 'progress' AND payment_id IN (SELECT id FROM payments WHERE tag = 'cash')`,
    ...[sqlTime(at), order.id],
  );
  grantCashback(store, order, at);
  rewardReferral(store, order, at);
}
