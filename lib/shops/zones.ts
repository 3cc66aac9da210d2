/** Finds out who delivers to a point, and where one shop delivers to (docs/api.md 6.9). */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { Ring } from '@/lib/shops/far-script';
import { ringSchema } from '@/lib/shops/schema';
import { type Place, type Point, pointOf } from '@/lib/view/view';

/** The corners of a shop's delivery zone, for a kept page; empty for a shop without a zone, null while unknown. */
export async function zoneRing(shopId: string): Promise<Ring | null> {
  const { locale } = await pageMarket();
  const found = await publicApi(`rest/shop/delivery-zone/${shopId}`, {
    locale,
    schema: ringSchema,
    keep: memory.zone,
    isWordless: true,
    lane: 'optional',
  });
  return found.ok ? found.value : null;
}

/** Whether any open shop delivers to the point; null while unknown. */
export async function isDelivered(point: Point, locale: Locale): Promise<boolean | null> {
  const found = await publicApi('rest/shop/delivery-zone/check/distance', {
    locale,
    query: { address: { latitude: point.latitude, longitude: point.longitude } },
    schema: z.unknown(),
    keep: memory.zone,
  });
  return isInZone(found);
}

/**
 * Whether this shop delivers to the point, or null while unknown. Asked anew each time, because orders depend on it.
 */
export async function isDeliveredBy(shopId: string, point: Point, locale: Locale): Promise<boolean | null> {
  return isInZone(await checkZone(shopId, point, locale));
}

/** "gone": of a shop that takes no orders or has no zone (docs/api.md 6.9). Otherwise as `isDeliveredBy`. */
export async function isInZoneOf(shopId: string, point: Point, locale: Locale): Promise<boolean | 'gone' | null> {
  const found = await checkZone(shopId, point, locale);
  return !found.ok && found.why === 'gone' ? 'gone' : isInZone(found);
}

async function checkZone(shopId: string, point: Point, locale: Locale): Promise<Outcome<unknown>> {
  return liveApi({
    path: `rest/shop/${shopId}/delivery-zone/check/distance`,
    locale,
    query: { address: { latitude: point.latitude, longitude: point.longitude } },
    schema: z.unknown(),
  });
}

/** Whether lists can be limited to the view's place, which requires a shop that delivers there. True while unknown. */
export async function isPlaceReached(place: Place, locale: Locale): Promise<boolean> {
  const point = pointOf(place);
  return point === null || (await isDelivered(point, locale)) !== false;
}

/** Null while unknown. For a point outside the zone the API answers with a refusal or a 404 (docs/api.md 6.9). */
function isInZone(found: Outcome<unknown>): boolean | null {
  if (found.ok) return true;
  return found.why === 'refused' || found.why === 'gone' ? false : null;
}
