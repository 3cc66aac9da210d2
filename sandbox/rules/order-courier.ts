/** Where is the courier? On two straight streets from the shop to the customer, or from door to door, in step with the ride's time. */

import { distanceMetres, type Position } from './distance.ts';

export interface Ride {
  from: Position;
  to: Position;
  startedAt: Date;
  /** Duration of the ride. */
  seconds: number;
}

/** At the shop before the ride, at its end after it; rounded to about a metre. */
export function courierAt({ from, to, startedAt, seconds }: Ride, now: Date): Position {
  const ridden = (now.getTime() - startedAt.getTime()) / 1000 / seconds;
  const corner = { latitude: from.latitude, longitude: to.longitude };
  const first = distanceMetres(from, corner);
  const whole = first + distanceMetres(corner, to);
  const metres = Math.min(Math.max(ridden, 0), 1) * whole;
  if (metres <= first && first > 0) return between(from, corner, metres / first);
  return between(corner, to, whole > first ? (metres - first) / (whole - first) : 1);
}

function between(from: Position, to: Position, fraction: number): Position {
  return {
    latitude: metre(from.latitude + (to.latitude - from.latitude) * fraction),
    longitude: metre(from.longitude + (to.longitude - from.longitude) * fraction),
  };
}

function metre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
