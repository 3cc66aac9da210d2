/** How does the demo's unfinished order look recent on every day? Its times are moved forward. */

import { marketDate, marketTime } from '../clock.ts';
import type { Store } from '../database/store.ts';
import { parseSqlTime, sqlTime } from '../database/time.ts';
import type { OrderRow } from '../queries/orders.ts';
import { slotOf } from './slot.ts';

/** Makes the order `minutes` old again before its courier, who rides 20 minutes, would arrive. */
export function keepRecent(store: Store, order: OrderRow, minutes: number, now: Date): void {
  const created = parseSqlTime(order.created_at);
  const age = (now.getTime() - created.getTime()) / minute;
  if (age >= 0 && age < minutes + 13) return;
  const ago = (count: number) => new Date(now.getTime() - count * minute);
  const slot = movedSlot(order, created, ago(minutes));
  const changed = sqlTime(ago(order.status === 'new' ? minutes : minutes / 6));
  store.run(
    `UPDATE orders SET created_at = ?, updated_at = ?, delivery_date = ?, delivery_time = ?,
       ride_started_at = iif(ride_started_at IS NULL, NULL, ?) WHERE id = ?`,
    ...[sqlTime(ago(minutes)), changed, slot.date, slot.time, changed, order.id],
  );
}

/** "As soon as possible" stays as far ahead as it was; a chosen day moves and keeps its time. */
function movedSlot(order: OrderRow, from: Date, to: Date): { date: string | null; time: string | null } {
  const slot = slotOf(order);
  if (slot === null) return { date: order.delivery_date, time: order.delivery_time };
  const ahead = slot.getTime() - from.getTime();
  if (ahead < 3 * 60 * minute) {
    const moved = marketTime(new Date(to.getTime() + ahead));
    return { date: moved.slice(0, 10), time: moved.slice(11, 16) };
  }
  const days = Date.parse(marketDate(to)) - Date.parse(marketDate(from));
  const date = new Date(Date.parse(order.delivery_date ?? '') + days).toISOString().slice(0, 10);
  return { date, time: order.delivery_time };
}

const minute = 60_000;
