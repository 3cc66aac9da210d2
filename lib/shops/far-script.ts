/** Lets a shop's page wait for whether the shop delivers to a customer who may be out of reach, so that nothing moves later. */
import type { Point } from '@/lib/view/view';

/** The corners of a delivery zone, in degrees. */
export type Ring = [latitude: number, longitude: number][];

/** Kilometres that couriers seldom ride: where no zone is known, whoever is nearer does not wait. */
const seldomRidden = 8;

/** A kept page has room for so many. */
const mostCorners = 64;

const kilometresPerDegree = 111.2;

/**
 * Script for a kept page, which does not know the place. For a place outside of the zone it links the style sheet of
 * /api/delivers in the document, which the browser loads before it shows what follows; that answer decides, because a zone
 * may have changed. `id` is the link's, so that it can be removed. Empty where nothing tells who is far away.
 */
export function farScript(shopId: string, where: { location: Point | null; ring: Ring | null }, id: string): string {
  const isFar = farTest(where);
  if (isFar === null) return '';
  const link = `<link id="${id}" rel="stylesheet" href="/api/delivers?style&amp;shop=${shopId}">`;
  const place = "(document.documentElement.dataset.place||'').split('x').map(n=>n/1e3)";
  // Without a place x is undefined.
  return `{let[y,x]=${place};x<181&&${isFar}&&document.write('${link}')}`;
}

/** An expression of the place's latitude `y` and longitude `x`. */
function farTest({ location, ring }: { location: Point | null; ring: Ring | null }): string | null {
  if (ring !== null && ring.length <= mostCorners) return `!(${evenOdd(ring)})`;
  if (location === null) return null;
  const { latitude, longitude } = location;
  const narrower = Math.cos((latitude * Math.PI) / 180).toFixed(4);
  // With a blank, for one that is negative.
  return `Math.hypot(y- ${latitude},(x- ${longitude})*${narrower})>${(seldomRidden / kilometresPerDegree).toFixed(4)}`;
}

/** Counts the edges to the east of the place: the place is inside where their number is odd, as the API has it. */
function evenOdd(ring: Ring): string {
  const corners = ring.map(corner => corner.map(degrees => Number(degrees.toFixed(4))));
  return `${JSON.stringify(corners)}.reduce((i,[a,b],k,z)=>{let[c,d]=z.at(k-1);return i^(a>y!=c>y&&x<(d-b)*(y-a)/(c-a)+b)},0)`;
}
