/** Describes a delivery point that the customer is about to choose, and asks the server about points. */

import type { Locale } from '@/lib/i18n/locales';
import { readJson } from '@/lib/read-json.client';
import type { Point } from '@/lib/view/view';

export interface Choice {
  text: string;
  point: Point;
  /** "device": the device reported it, so the customer is asked once whether it is right. */
  by: 'hand' | 'device';
}

/** The answer of GET /api/addresses to typed words. */
export interface FoundAddressesResponse {
  found: Omit<Choice, 'by'>[];
}

/** The account's addresses, with their heading. */
export interface AccountAddressesResponse {
  heading: string;
  places: { id: string; title: string; text: string }[];
}

/** Reads the point's name. Null when it has none or the service does not answer. */
export async function nameOfPoint({ latitude, longitude }: Point, locale: Locale): Promise<string | null> {
  const query = new URLSearchParams({ lat: String(latitude), lng: String(longitude), locale });
  try {
    return (await readJson<{ name: string | null }>(`/api/addresses?${query}`)).name;
  } catch {
    return null;
  }
}

/** Rounds to five decimals, about a metre. */
export function roundPoint({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}
