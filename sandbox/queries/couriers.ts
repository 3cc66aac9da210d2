/** Which courier is free, and where is a courier now? */

import type { Store } from '../database/store.ts';
import { parseSqlTime } from '../database/time.ts';
import type { Position } from '../rules/distance.ts';
import { courierAt } from '../rules/order-courier.ts';
import { rideOf } from '../rules/order-life.ts';
import type { OrderRow } from './orders.ts';

/** The courier with the fewest orders on the way; null in a town without couriers. */
export function freeCourier(store: Store): number | null {
  const courier = store.one<{ id: number }>(
    `SELECT users.id FROM users WHERE role = 'deliveryman' AND active
     ORDER BY (SELECT count(*) FROM orders WHERE courier_id = users.id AND status = 'on_a_way'), users.id LIMIT 1`,
  );
  return courier?.id ?? null;
}

/** On the ride that began last; after it, where the order was delivered. Null before the first ride. */
export function courierPosition(store: Store, courierId: number, now: Date): Position | null {
  const order = store.one<OrderRow & { shop_latitude: number; shop_longitude: number }>(
    `SELECT orders.*, shops.latitude AS shop_latitude, shops.longitude AS shop_longitude
     FROM orders JOIN shops ON shops.id = shop_id
     WHERE courier_id = ? AND ride_started_at IS NOT NULL AND orders.latitude IS NOT NULL
     ORDER BY orders.status = 'on_a_way' DESC, ride_started_at DESC LIMIT 1`,
    courierId,
  );
  if (!order?.ride_started_at || order.latitude === null || order.longitude === null) return null;
  const to = { latitude: order.latitude, longitude: order.longitude };
  if (order.status !== 'on_a_way') return to;
  const from = { latitude: order.shop_latitude, longitude: order.shop_longitude };
  const startedAt = parseSqlTime(order.ride_started_at);
  return courierAt({ from, to, startedAt, seconds: rideOf(order.life_seconds) }, now);
}
