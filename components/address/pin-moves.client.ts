/** Moves the pin of a map by keys and buttons. */
import type { Point } from '@/lib/view/view';

/** Degrees of latitude per press: about 20 metres. */
const step = 0.0002;

export const directions = ['north', 'west', 'east', 'south'] as const;

export type Direction = (typeof directions)[number];

export const directionOfKey: Record<string, Direction> = {
  ArrowUp: 'north',
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowDown: 'south',
};

/** Classes that turn an arrow, drawn pointing east, into the direction. */
export const arrowTurn: Record<Direction, string> = {
  north: '-rotate-90',
  west: 'rotate-180',
  east: '',
  south: 'rotate-90',
};

const vectors: Record<Direction, [north: number, east: number]> = {
  north: [1, 0],
  west: [0, -1],
  east: [0, 1],
  south: [-1, 0],
};

/** A degree of longitude is shorter near the poles. */
export function movePin({ latitude, longitude }: Point, direction: Direction, times: number): Point {
  const [north, east] = vectors[direction];
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return {
    latitude: Math.min(90, Math.max(-90, latitude + north * step * times)),
    longitude: Math.min(180, Math.max(-180, longitude + (east * step * times) / shrink)),
  };
}
