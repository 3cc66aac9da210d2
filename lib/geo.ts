/** Distance and direction between two points, to say in words what a map shows (docs/behaviour.md 11.6). */
import type { Point } from '@/lib/view/view';

/** Clockwise from north. */
const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

/** The earth's mean radius in metres. */
const earth = 6_371_008.8;

/** Great-circle distance in metres (haversine). */
export function distanceBetween(from: Point, to: Point): number {
  const across = radians(to.latitude - from.latitude);
  const along = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(across / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(along / 2) ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Nearest first, or in the given order where `from` is not known; things without a location come last. */
export function nearestFirst<T extends { location: Point | null }>(things: T[], from: Point | null): T[] {
  const away = ({ location }: T) => {
    if (location === null) return Number.MAX_VALUE;
    return from === null ? 0 : distanceBetween(from, location);
  };
  return things.toSorted((one, other) => away(one) - away(other));
}

/** The direction from `from` to `to`: the initial bearing of the great circle, to the nearest of eight. */
export function directionTo(from: Point, to: Point): Direction {
  const along = radians(to.longitude - from.longitude);
  const east = Math.sin(along) * Math.cos(radians(to.latitude));
  const north =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(along);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighth + 8) % 8] ?? 'n';
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
