/** When does a parcel reach which status? At fixed fractions of its life, which is as long as an order's. */

import { acceptedFraction } from './order-life.ts';

export const parcelStatuses = ['new', 'accepted', 'ready', 'on_a_way', 'delivered', 'canceled'] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

const course: { status: ParcelStatus; fraction: number }[] = [
  { status: 'accepted', fraction: acceptedFraction },
  { status: 'ready', fraction: 0.3 },
  { status: 'on_a_way', fraction: 0.5 },
  { status: 'delivered', fraction: 1 },
];

/** How long the courier rides, in seconds, also when the parcel's clock stands still. */
export function parcelRideOf(lifeSeconds: number): number {
  return lifeSeconds === 0 ? 20 * 60 : 0.5 * lifeSeconds;
}

interface Life {
  startsAt: Date;
  /** How long the whole life takes; 0 stands still. */
  seconds: number;
}

/** The statuses that follow `from` and whose time has come, the earliest first. */
export function parcelStepsDue({ startsAt, seconds }: Life, from: ParcelStatus, now: Date) {
  if (seconds === 0 || from === 'delivered' || from === 'canceled') return [];
  return course
    .filter(({ status }) => parcelStatuses.indexOf(status) > parcelStatuses.indexOf(from))
    .map(({ status, fraction }) => ({ status, at: new Date(startsAt.getTime() + fraction * seconds * 1000) }))
    .filter(({ at }) => at <= now);
}
