/**
 * Turns points into addresses and back with the operator's maps service (docs/api.md 22). Each call may cost money, and
 * anybody can make up points and words. So both are rounded to the precision that distinguishes addresses, answers are
 * kept, and the number of simultaneous calls is limited.
 */
import 'server-only';
import pLimit from 'p-limit';
import { z } from 'zod';
import { discardBody, readBody } from '@/lib/api/response-body';
import { memory } from '@/lib/cache';
import { env } from '@/lib/env';
import { errorMessage } from '@/lib/error-message';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { processWide } from '@/lib/stores/process-wide';
import { remember } from '@/lib/stores/remember';
import { cutTo, longestAddress, longestAddressWords } from '@/lib/typed-lengths';
import type { Point } from '@/lib/view/view';

export interface FoundAddress {
  text: string;
  street: string | null;
  point: Point;
}

/** The address at a point; null where the maps service knows none or is away (docs/behaviour.md 7). */
export async function nameOfPoint(point: Point, locale: Locale): Promise<string | null> {
  const found = await geocode({ latlng: rounded(point) }, locale);
  return found?.[0]?.text ?? null;
}

/**
 * The street at a point, without a number, because a view's place is only accurate to a hundred metres. Null as for
 * `nameOfPoint`.
 */
export async function streetAt(point: Point, locale: Locale): Promise<string | null> {
  const found = await geocode({ latlng: rounded(point) }, locale);
  return found?.[0]?.street ?? null;
}

/** Addresses that match typed words, best first; null while the maps service is away. */
export async function findAddresses(words: string, locale: Locale): Promise<FoundAddress[] | null> {
  const address = cutTo(longestAddressWords, words.normalize('NFC').replaceAll(/\s+/g, ' ').trim()).trim();
  return address === '' ? [] : geocode({ address: address.toLocaleLowerCase(languageTag(locale)) }, locale);
}

/**
 * Four decimals are 11 m at most: fine enough to tell apart two doors of a street, and coarse enough that two readings
 * at one door are the same.
 */
function rounded({ latitude, longitude }: Point): string {
  return [latitude, longitude].map(degrees => Number(degrees.toFixed(4)) + 0).join();
}

/** Beyond this many waiting calls, the service is treated as away. */
const inTurn = processWide('doorstepGeocoding', () => pLimit(8));
const mostWaiting = 50;

/** Null while the maps service is away; where the operator has none, nothing is found. */
async function geocode(query: Record<string, string>, locale: Locale): Promise<FoundAddress[] | null> {
  const { GEOCODE_URL, GEOCODE_KEY } = env();
  if (GEOCODE_URL === undefined) return [];
  const url = `${GEOCODE_URL}?${new URLSearchParams({ ...query, key: GEOCODE_KEY, language: languageTag(locale) })}`;
  const ask = () => {
    if (inTurn.pendingCount >= mostWaiting) throw new Error('too many calls at once');
    return inTurn(() => readPlaces(url));
  };
  try {
    return await remember(`geocode ${JSON.stringify(query)} ${locale}`, memory.geocode, async () => ask());
  } catch (error) {
    console.warn(`Maps: ${errorMessage(error)}`);
    return null;
  }
}

const geocodeSchema = z.object({
  // Any other status is the service's refusal (quota exceeded, wrong key), which must not be kept.
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })).default([]),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

/** Bytes. Ten results are about 30 KB. */
const sizeLimit = 512 * 1024;

/** @throws when the maps service does not answer in time or as expected. */
async function readPlaces(url: string): Promise<FoundAddress[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000), cache: 'no-store', redirect: 'error' });
  if (!response.ok) {
    discardBody(response);
    throw new Error(`status ${response.status}`);
  }
  const { results } = geocodeSchema.parse(JSON.parse((await readBody(response, sizeLimit)).toString()));
  return results.map(({ formatted_address: text, address_components: parts, geometry: { location } }) => ({
    // A longer one could be found, and not be chosen.
    text: cutTo(longestAddress, text.trim()).trim(),
    street: parts.find(({ types }) => types.includes('route'))?.long_name ?? null,
    point: { latitude: location.lat, longitude: location.lng },
  }));
}
