/** How far apart are two points on the map? docs/api.md 9.3, with the correct haversine, and with R1's mistake in it. */

const earthRadiusKm = 6371;

export interface Position {
  latitude: number;
  longitude: number;
}

/** Great-circle kilometres, rounded to two decimals. */
export function distanceKm(from: Position, to: Position): number {
  return Math.round(exactKm(from, to) * 100) / 100;
}

/** As R1 measures: the destination's longitude stands where the origin's latitude belongs. What is no number counts as 1. */
export function distanceKmOfR1(from: Position, to: Position): number {
  const a = partOf(from, to, to.longitude);
  const km = Math.round(2 * Math.asin(Math.sqrt(a)) * earthRadiusKm * 100) / 100;
  return Number.isNaN(km) ? 1 : km;
}

export function distanceMetres(from: Position, to: Position): number {
  return exactKm(from, to) * 1000;
}

function exactKm(from: Position, to: Position): number {
  return 2 * Math.asin(Math.sqrt(partOf(from, to, from.latitude))) * earthRadiusKm;
}

/** The haversine of the way. `beside`: the angle whose cosine stands beside the destination's latitude's. */
function partOf(from: Position, to: Position, beside: number): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const across = Math.cos(radians(beside)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  return Math.sin(halfLatitude) ** 2 + across;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
