/** Which courier is free, and where is a courier now? */

import type { Store } from '../database/store.ts';
import { parseSqlTime } from '../database/time.ts';
import type { Position } from '../rules/distance.ts';
import { courierAt, type Ride } from '../rules/order-courier.ts';
import { rideOf } from '../rules/order-life.ts';
import { parcelRideOf } from '../rules/parcel-life.ts';
import type { OrderRow } from './orders.ts';
import type { ParcelRow } from './parcels.ts';

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
  const [order, parcel] = [orderRide(store, courierId), parcelRide(store, courierId)];
  if (parcel !== null && !(order?.isUnderWay && order.startedAt > parcel.startedAt)) return courierAt(parcel, now);
  return order?.isUnderWay === false ? order.to : order && courierAt(order, now);
}

/** The one under way, or else the last. */
function orderRide(store: Store, courierId: number): (Ride & { isUnderWay: boolean }) | null {
  const order = store.one<OrderRow & { shop_latitude: number; shop_longitude: number }>(
    `SELECT orders.*, shops.latitude AS shop_latitude, shops.longitude AS shop_longitude
     FROM orders JOIN shops ON shops.id = shop_id
     WHERE courier_id = ? AND ride_started_at IS NOT NULL AND orders.latitude IS NOT NULL
     ORDER BY orders.status = 'on_a_way' DESC, ride_started_at DESC LIMIT 1`,
    courierId,
  );
  if (!order?.ride_started_at || order.latitude === null || order.longitude === null) return null;
  return {
    from: { latitude: order.shop_latitude, longitude: order.shop_longitude },
    to: { latitude: order.latitude, longitude: order.longitude },
    startedAt: parseSqlTime(order.ride_started_at),
    seconds: rideOf(order.life_seconds),
    isUnderWay: order.status === 'on_a_way',
  };
}

/** With a parcel under way, from door to door. Nothing changes such a parcel, so it is on its way since its last change. */
function parcelRide(store: Store, courierId: number): Ride | null {
  const parcel = store.one<ParcelRow>(
    `SELECT * FROM parcel_orders WHERE courier_id = ? AND status = 'on_a_way' ORDER BY updated_at DESC LIMIT 1`,
    courierId,
  );
  if (!parcel) return null;
  return {
    from: doorOf(parcel.address_from),
    to: doorOf(parcel.address_to),
    startedAt: parseSqlTime(parcel.updated_at),
    seconds: parcelRideOf(parcel.life_seconds),
  };
}

/** JSON, with degrees as they were sent. */
function doorOf(address: string): Position {
  const { latitude, longitude } = JSON.parse(address);
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
