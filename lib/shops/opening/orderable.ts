/** Tells why a shop cannot be ordered from: one rule for cards, menus, search, stories and recommendations. Pure. */
import type { Fulfilment } from '@/lib/shops/fulfilment';
import { openState } from '@/lib/shops/opening/hours';
import type { Hours } from '@/lib/shops/schema';
import type { WallTime } from '@/lib/time';

/**
 * Whether a shop delivers: to the customer's place, to other places only, or to nobody (it has no delivery zone,
 * docs/api.md 6.9); unknown without a place, or while the API does not answer.
 */
export type Reach = 'here' | 'elsewhere' | 'nowhere' | 'unknown';

/** Whether it is known that the shop does not deliver, so that only pickup is possible. */
export function isOutOfReach(reach: Reach): reach is 'elsewhere' | 'nowhere' {
  return reach === 'elsewhere' || reach === 'nowhere';
}

/** The message under `errors.checkout` about a delivery by a shop out of reach. */
export const undeliverableErrors = { elsewhere: 'outOfZone', nowhere: 'pickupOnly' } as const;

/**
 * "closed-all-days": takes no orders, or does not open within the days for which one can order. "pickup-only" and
 * "too-far" prevent only a delivery. "closed-today": opens on another day and takes orders for it.
 */
export type NotOrderable = 'closed-all-days' | 'too-far' | 'pickup-only' | 'closed-today';

/** Undefined for a shop that can be ordered from today, now or from its next opening on. */
export function whyNotOrderable(
  { hours }: { hours: Hours },
  reach: Reach,
  now: WallTime,
  fulfilment: Fulfilment = 'delivery',
): NotOrderable | undefined {
  const opening = openState(hours, now);
  // R1 sends recommended shops without hours (docs/api.md 6.4), which says nothing about their days.
  const isKnown = hours.days.length > 0;
  const opens = opening.state === 'closed' ? opening.opens : null;
  if (opening.state === 'paused' || (isKnown && opening.state === 'closed' && opens === null)) return 'closed-all-days';
  if (fulfilment === 'delivery' && reach === 'elsewhere') return 'too-far';
  if (fulfilment === 'delivery' && reach === 'nowhere') return 'pickup-only';
  return opens !== null && opens.inDays > 0 ? 'closed-today' : undefined;
}

/** Whether terms of a delivery (fee, minimum) are of use to the customer. */
export function mayDeliver(why: NotOrderable | undefined, fulfilment: Fulfilment = 'delivery'): boolean {
  return fulfilment === 'delivery' && why !== 'too-far' && why !== 'pickup-only';
}

/** Sorts by what prevents ordering, the least first; each group in the given order. */
export function orderableFirst<T>(items: T[], whyOf: (item: T) => NotOrderable | undefined): T[] {
  const rank = (item: T) => leastFirst.indexOf(whyOf(item));
  return items
    .map(item => ({ item, at: rank(item) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Sorts open shops first, then by what prevents ordering; each group in the given order. */
export function nowFirst<T>(
  items: T[],
  availabilityOf: (item: T) => { isOpen: boolean; why: NotOrderable | undefined },
): T[] {
  const all = items.map(item => ({ item, ...availabilityOf(item) }));
  const openFirst = all.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
  return orderableFirst(openFirst, ({ why }) => why).map(({ item }) => item);
}

const leastFirst: (NotOrderable | undefined)[] = [
  undefined,
  'closed-today',
  'pickup-only',
  'too-far',
  'closed-all-days',
];
