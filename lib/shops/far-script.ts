/** Lets a shop's page wait for whether the shop delivers to a customer who may be out of reach, so that nothing moves later. */
import { farSheetId } from '@/lib/shops/far-sheet';
import type { Point } from '@/lib/view/view';

/** The corners of a delivery zone, in degrees. */
export type Ring = [latitude: number, longitude: number][];

/** Kilometres that couriers seldom ride. Where no zone is known, the page of a customer who is nearer does not wait. */
const seldomRidden = 8;

/** The most corners of a zone that a kept page contains. */
const mostCorners = 64;

const kilometresPerDegree = 111.2;

/** A place is inside the zone where the number of edges to its east is odd; the API counts the same way. */
const isInZone = 'zone.reduce((i,[a,b],k)=>{let[c,d]=zone.at(k-1);return i^(a>y!=c>y&&x<(d-b)*(y-a)/(c-a)+b)},0)';

const isNear = `Math.hypot(y-a,(x-b)*Math.cos(a*Math.PI/180))<=${(seldomRidden / kilometresPerDegree).toFixed(4)}`;

/**
 * Script for a kept page, which does not know the place; it reads what `farMarks` says of the shop from the element that
 * holds it. For a place outside of the zone it links the style sheet of /api/delivers in the document, which the browser
 * loads before it shows what follows; that answer decides, because a zone may have changed. The same on all pages, which
 * their policy names (hosting/document/script-policy.mjs).
 */
export const farScript =
  "{let e=document.currentScript.parentNode.dataset,[y,x]=(document.documentElement.dataset.place||'').split('x').map(n=>n/1e3)," +
  "zone=JSON.parse(e.zone||'0'),[a,b]=JSON.parse(e.point||'[]');" +
  // Without a place x is undefined.
  `x<181&&!(zone?${isInZone}:${isNear})&&document.write('<link id="${farSheetId}" rel="stylesheet" href="/api/delivers?style&amp;shop='+e.shop+'">')}`;

interface FarMarks {
  'data-shop': string;
  'data-zone'?: string;
  'data-point'?: string;
}

/** What `farScript` needs to know of a shop, as attributes; null where nothing tells who is far away. */
export function farMarks(shopId: string, where: { location: Point | null; ring: Ring | null }): FarMarks | null {
  const { location, ring } = where;
  const shop = { 'data-shop': shopId };
  if (ring !== null && ring.length <= mostCorners)
    return {
      ...shop,
      'data-zone': JSON.stringify(ring.map(corner => corner.map(degrees => Number(degrees.toFixed(4))))),
    };
  if (location === null) return null;
  return { ...shop, 'data-point': JSON.stringify([location.latitude, location.longitude]) };
}
