/** Where on earth is a place of the town? Metres from the market square against latitude and longitude. */

import type { Position } from '../rules/distance.ts';

export const centre: Position = { latitude: 41.29, longitude: 69.22 };

const metresPerLatitude = 111_320;
const metresPerLongitude = metresPerLatitude * Math.cos((centre.latitude * Math.PI) / 180);

/** East and north in metres from the market square. */
export function pointAt(east: number, north: number): Position {
  return {
    latitude: rounded(centre.latitude + north / metresPerLatitude),
    longitude: rounded(centre.longitude + east / metresPerLongitude),
  };
}

/** Metres [east, north] from the market square. */
export function metresOf(point: Position): readonly [east: number, north: number] {
  return [
    (point.longitude - centre.longitude) * metresPerLongitude,
    (point.latitude - centre.latitude) * metresPerLatitude,
  ];
}

/** A closed ring about a point. `uneven` 0 is round; more follows no compass, like a real delivery zone. */
export function ringAround(middle: Position, radiusKm: number, uneven = 0.12): Position[] {
  const [east, north] = metresOf(middle);
  return Array.from({ length: 14 }, (_, corner) => {
    const angle = (corner / 14) * 2 * Math.PI;
    const wave = 1 + uneven * Math.sin(3 * angle + east / 500) + (uneven / 2) * Math.cos(5 * angle + north / 700);
    const radius = radiusKm * 1000 * wave;
    return pointAt(east + radius * Math.cos(angle), north + radius * Math.sin(angle));
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
