/** Where a signed-in customer has things brought: the addresses of their account (API 14). */
import 'server-only';
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { id, paged, point, single, text } from '@/lib/api/schema';
import { idShape } from '@/lib/api/shapes';
import type { Outcome } from '@/lib/api/wire';
import type { Locale } from '@/lib/i18n/locales';

/** Either spelling of the wire: an object, or R2's [latitude, longitude]. */
const location = z.preprocess(
  value => (Array.isArray(value) ? { latitude: value[0], longitude: value[1] } : value),
  point,
);

const savedPlaceSchema = z
  .object({
    id,
    title: text,
    address: z
      .object({ address: text, house: text, floor: text, office: text, entrance: text, comment: text })
      .partial()
      .nullish(),
    location,
  })
  .transform(({ id, title, address, location }) => ({
    id,
    title,
    text: address?.address ?? '',
    house: address?.house ?? '',
    floor: address?.floor ?? '',
    office: address?.office ?? '',
    entrance: address?.entrance ?? '',
    comment: address?.comment ?? '',
    /** What the courier is told at the door. */
    door: [address?.entrance, address?.comment].filter(Boolean).join(', '),
    point: location,
  }));

/** As the account has it: some have no point. */
export type StoredPlace = z.output<typeof savedPlaceSchema>;

/** One that can be delivered to: it has a name and a point. */
export type SavedPlace = StoredPlace & { point: NonNullable<StoredPlace['point']> };

export const storedPlacesSchema = paged(savedPlaceSchema).transform(({ items }) => items);
export const storedPlaceSchema = single(savedPlaceSchema);

/** The active one first. */
export async function listStoredPlaces(locale: Locale): Promise<Outcome<StoredPlace[]>> {
  return customerApi({ path: 'dashboard/user/addresses', locale, query: { perPage: 100 }, schema: storedPlacesSchema });
}

/** Those that can be delivered to. */
export async function listSavedPlaces(locale: Locale): Promise<Outcome<SavedPlace[]>> {
  const stored = await listStoredPlaces(locale);
  return stored.ok ? { ok: true, value: stored.value.filter(isDeliverable) } : stored;
}

export function isDeliverable(place: StoredPlace): place is SavedPlace {
  return place.point !== null && place.text !== '';
}

/** Somebody else's, and one that is deleted, are "gone". */
export async function getStoredPlace(id: string, locale: Locale): Promise<Outcome<StoredPlace>> {
  if (!idShape.test(id)) return { ok: false, why: 'gone' };
  const found = await listStoredPlaces(locale);
  if (!found.ok) return found;
  const place = found.value.find(one => one.id === id);
  // R1 does not find a single one by its id (API 14), so it is looked for in the list.
  return place === undefined ? { ok: false, why: 'gone' } : { ok: true, value: place };
}
