/** How far apart are two points on the map? docs/api.md 9.3, with the correct haversine. */

const earthRadiusKm = 6371;

export interface Position {
  latitude: number;
  longitude: number;
}

/** Great-circle kilometres, rounded to two decimals. */
export function distanceKm(from: Position, to: Position): number {
  return Math.round(exactKm(from, to) * 100) / 100;
}

export function distanceMetres(from: Position, to: Position): number {
  return exactKm(from, to) * 1000;
}

function exactKm(from: Position, to: Position): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const a =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * Math.asin(Math.sqrt(a)) * earthRadiusKm;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
