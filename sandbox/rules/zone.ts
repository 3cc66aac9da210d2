/** Does a delivery zone reach a point? Even-odd rule on a ring of [latitude, longitude] vertices (docs/api.md 6.2). */

import type { Position } from './distance.ts';

export type Ring = readonly (readonly [latitude: number, longitude: number])[];

interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The ring may be closed (last vertex repeats the first) or open. */
export function reaches(ring: Ring, point: Position): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const vertex of ring) {
    if (previous && crosses(previous, vertex, point)) inside = !inside;
    previous = vertex;
  }
  return inside;
}

export function boundsOf(ring: Ring): Bounds {
  const latitudes = ring.map(([latitude]) => latitude);
  const longitudes = ring.map(([, longitude]) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

function crosses([latA, lngA]: Ring[number], [latB, lngB]: Ring[number], point: Position): boolean {
  if (lngA > point.longitude === lngB > point.longitude) return false;
  const latitudeOfCrossing = latA + ((point.longitude - lngA) / (lngB - lngA)) * (latB - latA);
  return point.latitude < latitudeOfCrossing;
}
