/** Tells why a shop cannot be ordered from: one rule for cards, menus, search, stories and recommendations. Pure. */
import { openState } from '@/lib/shops/hours';
import type { Hours } from '@/lib/shops/schema';
import type { WallTime } from '@/lib/time';

/**
 * Whether a shop delivers: to the customer's place, to other places only, to nobody (it has no delivery zone,
 * docs/api.md 6.9); unknown without a place, or while nobody answers.
 */
export type Reach = 'here' | 'elsewhere' | 'nowhere' | 'unknown';

/** Whether it is known that nothing is delivered, so that a pickup is all there is. */
export function isOutOfReach(reach: Reach): reach is 'elsewhere' | 'nowhere' {
  return reach === 'elsewhere' || reach === 'nowhere';
}

/**
 * "closed-all-days": takes no orders, or has no opening within the days that can be ordered for. "pickup-only" and
 * "too-far" stand in the way of a delivery alone. "closed-today": opens on another day and takes orders for it.
 */
export type NotOrderable = 'closed-all-days' | 'too-far' | 'pickup-only' | 'closed-today';

/** Undefined for a shop that can be ordered from today, now or from its next opening on. */
export function whyNotOrderable(
  { hours }: { hours: Hours },
  reach: Reach,
  now: WallTime,
  fulfilment: 'delivery' | 'pickup' = 'delivery',
): NotOrderable | undefined {
  const opening = openState(hours, now);
  // R1 sends recommended shops without hours (docs/api.md 6.4), which says nothing of their days.
  const isKnown = hours.days.length > 0;
  const opens = opening.state === 'closed' ? opening.opens : null;
  if (opening.state === 'paused' || (isKnown && opening.state === 'closed' && opens === null)) return 'closed-all-days';
  if (fulfilment === 'delivery' && reach === 'elsewhere') return 'too-far';
  if (fulfilment === 'delivery' && reach === 'nowhere') return 'pickup-only';
  return opens !== null && opens.inDays > 0 ? 'closed-today' : undefined;
}

/** Whether what is said of a delivery (fee, minimum) is of use to the customer. */
export function mayDeliver(why: NotOrderable | undefined, fulfilment: 'delivery' | 'pickup' = 'delivery'): boolean {
  return fulfilment === 'delivery' && why !== 'too-far' && why !== 'pickup-only';
}

/** The least hindrance first; each group in the order given. */
export function orderableFirst<T>(items: T[], whyOf: (item: T) => NotOrderable | undefined): T[] {
  const rank = (item: T) => hindrances.indexOf(whyOf(item));
  return items
    .map(item => ({ item, at: rank(item) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** What is open first, and then the least hindrance; each group in the order given. */
export function nowFirst<T>(
  items: T[],
  standingOf: (item: T) => { isOpen: boolean; why: NotOrderable | undefined },
): T[] {
  const standing = items.map(item => ({ item, ...standingOf(item) }));
  const openFirst = standing.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
  return orderableFirst(openFirst, ({ why }) => why).map(({ item }) => item);
}

const hindrances: (NotOrderable | undefined)[] = [
  undefined,
  'closed-today',
  'pickup-only',
  'too-far',
  'closed-all-days',
];
