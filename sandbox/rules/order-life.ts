/** When does an order reach which status? At fixed fractions of its life, five minutes long in the demo. */

import type { DeliveryType } from './cart-price.ts';

export const orderStatuses = ['new', 'accepted', 'cooking', 'ready', 'on_a_way', 'delivered', 'canceled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

interface Life {
  startsAt: Date;
  /** How long the whole life takes; 0 stands still. */
  seconds: number;
  deliveryType: DeliveryType;
}

interface Step {
  status: OrderStatus;
  at: Date;
}

/** In seconds, unless a test or a demo sets another pace. */
export const usualLife = 300;

/** The statuses that follow `from` and whose time has come, the earliest first. */
export function stepsDue(life: Life, from: OrderStatus, now: Date): Step[] {
  if (life.seconds === 0 || isOver(from)) return [];
  return courseOf(life.deliveryType)
    .filter(({ status }) => orderStatuses.indexOf(status) > orderStatuses.indexOf(from))
    .map(({ status, fraction }) => ({ status, at: after(life.startsAt, fraction * life.seconds) }))
    .filter(({ at }) => at <= now);
}

export function isOver(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'canceled';
}

/** Seconds until a shop has accepted an order whose whole life takes so many. */
export function acceptedAfter(lifeSeconds: number): number {
  return acceptedFraction * lifeSeconds;
}

/** Now for "as soon as possible"; for a later slot, so that the order arrives when the slot begins. */
export function lifeStart(now: Date, slot: Date | null, seconds: number): Date {
  if (slot === null || slot.getTime() - now.getTime() <= soon) return now;
  return new Date(Math.max(now.getTime(), slot.getTime() - seconds * 1000));
}

/** When a life must have started for `status` to be reached right now. */
export function lifeStartAt(status: OrderStatus, deliveryType: DeliveryType, now: Date, seconds: number): Date {
  const fraction = courseOf(deliveryType).find(step => step.status === status)?.fraction ?? 0;
  return after(now, -fraction * seconds);
}

/** How long the courier rides, in seconds, also when the order's clock stands still. */
export function rideOf(lifeSeconds: number): number {
  return lifeSeconds === 0 ? 20 * 60 : 0.4 * lifeSeconds;
}

export const acceptedFraction = 0.12;

/** In milliseconds; a slot this near counts as "as soon as possible". */
const soon = 60 * 60 * 1000;

function courseOf(deliveryType: DeliveryType): { status: OrderStatus; fraction: number }[] {
  const isBrought = deliveryType === 'delivery' || deliveryType === 'point';
  return [
    { status: 'accepted', fraction: acceptedFraction },
    { status: 'cooking', fraction: 0.25 },
    { status: 'ready', fraction: 0.5 },
    ...(isBrought ? [{ status: 'on_a_way' as const, fraction: 0.6 }] : []),
    { status: 'delivered', fraction: 1 },
  ];
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
