/** A delivery point that the customer is about to choose, and the questions the islands ask about points. */
import type { Point } from '@/lib/view/view';

export interface Choice {
  text: string;
  point: Point;
  /** "device": the device said it, so the customer is asked once whether it is right. */
  by: 'hand' | 'device';
}

/** @throws when the address service does not answer. */
export async function findChoices(words: string, locale: string, signal: AbortSignal): Promise<Choice[]> {
  const { found } = await ask<{ found: Omit<Choice, 'by'>[] }>({ q: words, locale }, signal);
  return found.map(one => ({ ...one, by: 'hand' }));
}

/** The account's addresses, and the heading they stand under. */
export interface AccountAddressesResponse {
  heading: string;
  places: { id: string; title: string; text: string; point: Point }[];
}

/** @throws when nobody answers. */
export async function listAccountAddresses(locale: string, signal: AbortSignal): Promise<AccountAddressesResponse> {
  const response = await fetch(`/api/own-addresses?${new URLSearchParams({ locale })}`, { signal });
  if (!response.ok) throw new Error(`own addresses: ${response.status}`);
  return response.json();
}

/** The point's name in words, or null where it has none or the service does not answer. */
export async function nameOfPoint({ latitude, longitude }: Point, locale: string): Promise<string | null> {
  try {
    return (await ask<{ name: string | null }>({ lat: String(latitude), lng: String(longitude), locale })).name;
  } catch {
    return null;
  }
}

/** Five decimals are about a metre. */
export function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

async function ask<T>(query: Record<string, string>, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/api/addresses?${new URLSearchParams(query)}`, { signal: signal ?? null });
  if (!response.ok) throw new Error(`addresses: ${response.status}`);
  return response.json();
}
