/** Reads lists near a place, or of the whole market where nobody delivers there (docs/api.md 6.2). */
import 'server-only';
import { pageMarket } from '@/lib/market/market';
import { isPlaceReached } from '@/lib/shops/zones';
import { anywhere, type Place } from '@/lib/view/view';

interface Near<T> {
  found: T;
  /** Whether any shop delivers to the place; true while unknown. */
  isReached: boolean;
  /** The place that `found` was read for. */
  listPlace: Place;
}

/**
 * Nearly everywhere some shop delivers, so the lists near the place are read together with that question, not after it
 * (docs/decisions/147). Where no shop does, the API would list all shops as if they did: then `read` runs once more for
 * the whole market, whose lists are the same for all.
 */
export async function readNear<T>(place: Place, read: (listPlace: Place) => Promise<T>): Promise<Near<T>> {
  const { locale } = await pageMarket();
  const [isReached, near] = await Promise.all([isPlaceReached(place, locale), read(place)]);
  if (isReached) return { found: near, isReached, listPlace: place };
  return { found: await read(anywhere), isReached, listPlace: anywhere };
}

/**
 * The same for lists that take several calls: first finds out whether any shop delivers to the place, so that no call
 * is wasted.
 */
export async function readOnceReached<T>(place: Place, read: (listPlace: Place) => Promise<T>): Promise<Near<T>> {
  const { locale } = await pageMarket();
  const isReached = await isPlaceReached(place, locale);
  const listPlace = isReached ? place : anywhere;
  return { found: await read(listPlace), isReached, listPlace };
}
