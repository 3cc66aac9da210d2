/** The collection points that a checkout offers, and the one that is chosen (docs/behaviour.md 4.13). Pure. */
import type { ChosenTime } from '@/lib/checkout/chosen-time';
import { pointHours } from '@/lib/checkout/collection/point-hours';
import type { Draft } from '@/lib/checkout/draft/draft';
import type { CollectionPoint } from '@/lib/collection-points/schema';
import { distanceBetween, nearestFirst } from '@/lib/geo';
import type { Point } from '@/lib/view/view';

export interface ListedPoint extends CollectionPoint {
  /** Metres to the delivery address; null where either is unknown. */
  distance: number | null;
}

export interface Collection {
  /** The nearest first, the chosen one always among them. Null while they cannot be read. */
  points: ListedPoint[] | null;
  /** There are more than are listed. */
  isCut: boolean;
  /**
   * What the customer has chosen, or else the nearest that is open at the time of the order. Null where neither is known,
   * or that one is gone.
   */
  chosen: ListedPoint | null;
}

/** The most that a checkout lists. */
const mostListed = 20;

/**
 * Null where collection is not offered: there are no points, and the customer has not chosen to collect. `when`: the time
 * of the order as the shop has it; null while unknown.
 */
export function collectionOf(
  found: CollectionPoint[] | null,
  { fulfilment, collectionPoint }: Pick<Draft, 'fulfilment' | 'collectionPoint'>,
  from: Point | null,
  when: ChosenTime | null,
): Collection | null {
  if (found === null || found.length === 0)
    return fulfilment === 'collection' ? { points: found === null ? null : [], isCut: false, chosen: null } : null;
  const all = nearestFirst(found, from).map(point => ({ ...point, distance: distanceOf(point, from) }));
  const chosen =
    (collectionPoint === '' ? nearestOpen(all, when) : all.find(({ id }) => id === collectionPoint)) ?? null;
  const first = all.slice(0, mostListed);
  const points = chosen === null || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
  return { points, isCut: all.length > points.length, chosen };
}

/** Another time is not chosen for the customer, as it would be with a nearer point that is closed. */
function nearestOpen(nearest: ListedPoint[], when: ChosenTime | null): ListedPoint | undefined {
  const known = nearest.filter(({ distance }) => distance !== null);
  const isOpen = (point: ListedPoint) => when === null || pointHours(point, when)?.isOpenThen !== false;
  return known.find(isOpen) ?? known[0];
}

function distanceOf({ location }: CollectionPoint, from: Point | null): number | null {
  return location === null || from === null ? null : distanceBetween(from, location);
}
