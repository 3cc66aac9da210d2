/** Finds out who delivers to a point (docs/api.md 6.9), and turns points into addresses and back (docs/api.md 22). */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { env } from '@/lib/env';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { remember } from '@/lib/remember';
import { type Place, type Point, pointOf } from '@/lib/view/view';

/** Whether any open shop delivers to the point; null while unknown. */
export async function isDelivered(point: Point, locale: Locale): Promise<boolean | null> {
  const found = await publicApi('rest/shop/delivery-zone/check/distance', {
    locale,
    query: { address: { latitude: point.latitude, longitude: point.longitude } },
    schema: z.unknown(),
    keep: memory.zone,
  });
  return deliveredBy(found);
}

/**
 * Whether this shop delivers to the point, or null while unknown. Asked anew each time, because orders depend on it.
 */
export async function isDeliveredBy(shopId: string, point: Point, locale: Locale): Promise<boolean | null> {
  const found = await liveApi({
    path: `rest/shop/${shopId}/delivery-zone/check/distance`,
    locale,
    query: { address: { latitude: point.latitude, longitude: point.longitude } },
    schema: z.unknown(),
  });
  return deliveredBy(found);
}

/** Whether lists can be narrowed to the view's place, which needs a shop that delivers there. True while unknown. */
export async function isPlaceReached(place: Place): Promise<boolean> {
  const point = pointOf(place);
  return point === null || (await isDelivered(point, (await pageMarket()).locale)) !== false;
}

/** A point outside the zone is answered by a refusal or a 404 (docs/api.md 6.9). */
function deliveredBy(found: Outcome<unknown>): boolean | null {
  if (found.ok) return true;
  return found.why === 'refused' || found.why === 'gone' ? false : null;
}

export interface FoundAddress {
  text: string;
  street: string | null;
  point: Point;
}

const geocodeSchema = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })).default([]),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

/** The address at a point; null where the maps service knows none or is away (docs/behaviour.md 7). */
export async function nameOfPoint(point: Point, locale: Locale): Promise<string | null> {
  const found = await geocode({ latlng: `${point.latitude},${point.longitude}` }, locale);
  return found[0]?.text ?? null;
}

/**
 * The street at a point, without a number, because a view's place is only accurate to a hundred metres. Null as for
 * `nameOfPoint`.
 */
export async function streetAt(point: Point, locale: Locale): Promise<string | null> {
  const found = await geocode({ latlng: `${point.latitude},${point.longitude}` }, locale);
  return found[0]?.street ?? null;
}

/** Addresses that match typed words, best first. Also empty while the maps service is away. */
export async function findAddresses(words: string, locale: Locale): Promise<FoundAddress[]> {
  return words.trim() === '' ? [] : geocode({ address: words.trim() }, locale);
}

async function geocode(query: Record<string, string>, locale: Locale): Promise<FoundAddress[]> {
  const { GEOCODE_URL, GEOCODE_KEY } = env();
  if (GEOCODE_URL === undefined) return [];
  const url = `${GEOCODE_URL}?${new URLSearchParams({ ...query, key: GEOCODE_KEY, language: languageTag(locale) })}`;
  try {
    return await remember(`geocode ${JSON.stringify(query)} ${locale}`, memory.geocode, () => readPlaces(url));
  } catch (error) {
    console.warn(`Maps: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** @throws when the maps service does not answer in time or as expected. */
async function readPlaces(url: string): Promise<FoundAddress[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000), cache: 'no-store' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { results } = geocodeSchema.parse(await response.json());
  return results.map(({ formatted_address: text, address_components: parts, geometry: { location } }) => ({
    text,
    street: parts.find(({ types }) => types.includes('route'))?.long_name ?? null,
    point: { latitude: location.lat, longitude: location.lng },
  }));
}
