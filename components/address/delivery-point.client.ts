/** A delivery point that the customer is about to choose, and the questions the islands ask about points. */
import { readJson } from '@/lib/read-json.client';
import type { Point } from '@/lib/view/view';

export interface Choice {
  text: string;
  point: Point;
  /** "device": the device said it, so the customer is asked once whether it is right. */
  by: 'hand' | 'device';
}

/** What GET /api/addresses answers typed words with. */
export interface FoundAddressesResponse {
  found: Omit<Choice, 'by'>[];
}

/** The account's addresses, and the heading they stand under. */
export interface AccountAddressesResponse {
  heading: string;
  places: { id: string; title: string; text: string; point: Point }[];
}

/** The point's name in words, or null where it has none or the service does not answer. */
export async function nameOfPoint({ latitude, longitude }: Point, locale: string): Promise<string | null> {
  const query = new URLSearchParams({ lat: String(latitude), lng: String(longitude), locale });
  try {
    return (await readJson<{ name: string | null }>(`/api/addresses?${query}`)).name;
  } catch {
    return null;
  }
}

/** Five decimals are about a metre. */
export function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}
