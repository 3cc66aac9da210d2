/** Where on a map tile is a point of the earth? Standard web mercator, tiles of 256 pixels. */

import type { Position } from '../rules/distance.ts';

export const tileSize = 256;

export type Pixel = readonly [x: number, y: number];

/** A function from points to pixels of one tile, to a tenth of a pixel; outside the tile they go on counting. */
export function projection(zoom: number, x: number, y: number): (point: Position) => Pixel {
  const scale = tileSize * 2 ** zoom;
  return point => {
    const latitude = (point.latitude * Math.PI) / 180;
    const mercator = Math.log(Math.tan(latitude) + 1 / Math.cos(latitude)) / Math.PI;
    return [
      tenth(((point.longitude + 180) / 360) * scale - x * tileSize),
      tenth(((1 - mercator) / 2) * scale - y * tileSize),
    ];
  };
}

/** How many pixels a metre is at this zoom and latitude. */
export function pixelsPerMetre(zoom: number, latitude: number): number {
  return (tileSize * 2 ** zoom) / (40_075_016.686 * Math.cos((latitude * Math.PI) / 180));
}

/** Whether the box about these corners touches the tile, with `room` pixels around it. */
export function touches(corners: Pixel[], room: number): boolean {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const over = (values: number[]) => Math.max(...values) > -room && Math.min(...values) < tileSize + room;
  return over(xs) && over(ys);
}

/** Distance in pixels of the tile's middle from the line through two corners. */
export function distanceFromMiddle([ax, ay]: Pixel, [bx, by]: Pixel): number {
  const cross = (bx - ax) * (ay - tileSize / 2) - (ax - tileSize / 2) * (by - ay);
  return Math.abs(cross) / Math.max(1, Math.hypot(bx - ax, by - ay));
}

export function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
