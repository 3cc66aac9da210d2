/**
 * Questions about places: does anybody deliver here (API 6.9), what is this point called, where is this street (API
 * 22).
 */
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

/** Whether some open shop delivers to the point; null while the API does not say. */
export async function isDelivered(point: Point, locale: Locale): Promise<boolean | null> {
  const found = await publicApi('rest/shop/delivery-zone/check/distance', {
    locale,
    query: { address: { latitude: point.latitude, longitude: point.longitude } },
    schema: z.unknown(),
    keep: memory.zone,
  });
  return deliveredBy(found);
}

/** Whether this shop delivers to the point; asked anew each time, because customers order by it. */
export async function isDeliveredBy(shopId: string, point: Point, locale: Locale): Promise<boolean | null> {
  const found = await liveApi({
    path: `rest/shop/${shopId}/delivery-zone/check/distance`,
    locale,
    query: { address: { latitude: point.latitude, longitude: point.longitude } },
    schema: z.unknown(),
  });
  return deliveredBy(found);
}

/** Whether lists can be narrowed to this view's place: not where nobody delivers. True while the API does not say. */
export async function isPlaceReached(place: Place): Promise<boolean> {
  const point = pointOf(place);
  return point === null || (await isDelivered(point, (await pageMarket()).locale)) !== false;
}

/** Out of the zone is a refusal or a 404, never a failure (API 6.9). */
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

/** The address at a point, or null where the maps service knows none (SPEC 7: "not found") or is away. */
export async function nameOfPoint(point: Point, locale: Locale): Promise<string | null> {
  const found = await geocode({ latlng: `${point.latitude},${point.longitude}` }, locale);
  return found[0]?.text ?? null;
}

/**
 * The street at a point, without a number: what can be said of a view's place, which is right to a hundred metres only.
 * Null as for `nameOf`.
 */
export async function streetAt(point: Point, locale: Locale): Promise<string | null> {
  const found = await geocode({ latlng: `${point.latitude},${point.longitude}` }, locale);
  return found[0]?.street ?? null;
}

/** Addresses that answer typed words, best first; empty also while the maps service is away. */
export async function findAddresses(words: string, locale: Locale): Promise<FoundAddress[]> {
  return words.trim() === '' ? [] : geocode({ address: words.trim() }, locale);
}

async function geocode(query: Record<string, string>, locale: Locale): Promise<FoundAddress[]> {
  const { GEOCODE_URL, GEOCODE_KEY } = env();
  if (GEOCODE_URL === undefined) return [];
  const address = `${GEOCODE_URL}?${new URLSearchParams({ ...query, key: GEOCODE_KEY, language: languageTag(locale) })}`;
  try {
    return await remember(`geocode ${JSON.stringify(query)} ${locale}`, memory.geocode, () => askMaps(address));
  } catch (error) {
    console.warn(`Maps: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

async function askMaps(address: string): Promise<FoundAddress[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000), cache: 'no-store' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { results } = geocodeSchema.parse(await response.json());
  return results.map(({ formatted_address: text, address_components: parts, geometry: { location } }) => ({
    text,
    street: parts.find(({ types }) => types.includes('route'))?.long_name ?? null,
    point: { latitude: location.lat, longitude: location.lng },
  }));
}
