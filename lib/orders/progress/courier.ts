/** The courier's distance from the customer and the time that it takes, to say it in words (docs/behaviour.md 11.6). */
import { type Direction, directionTo, distanceBetween } from '@/lib/geo';
import { statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import type { Point } from '@/lib/view/view';

export interface CourierPlace {
  point: Point;
  /** Metres to the destination in a straight line, in steps of 50. */
  distance: number;
  /** The courier's direction as seen from the destination. */
  direction: Direction;
  /** Minutes, at least one. */
  minutes: number;
  isAtDoor: boolean;
}

/** Streets are longer than the straight line, and a bicycle in town makes about 15 km/h. */
const detour = 1.3;
const metresPerMinute = 250;

/** Below this many metres the courier is "at your door". */
const atDoor = 60;

/** Null while no courier is on the way to a door, or when a position is unknown. */
export function courierPlace(
  order: Pick<Order, 'status' | 'courier' | 'location' | 'isCollection'>,
): CourierPlace | null {
  const point = order.courier?.location ?? null;
  if (order.isCollection || statusOf(order) !== 'on_a_way' || point === null || order.location === null) return null;
  const metres = distanceBetween(order.location, point);
  return {
    point,
    distance: Math.max(50, Math.round(metres / 50) * 50),
    direction: directionTo(order.location, point),
    minutes: Math.max(1, Math.round((metres * detour) / metresPerMinute)),
    isAtDoor: metres < atDoor,
  };
}
