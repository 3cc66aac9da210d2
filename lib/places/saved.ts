/** Where a signed-in customer has things brought: the addresses of their account (API 14). */
import 'server-only';
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { id, paged, point, text } from '@/lib/api/schema';
import type { Outcome } from '@/lib/api/wire';
import type { Locale } from '@/lib/i18n/locales';

const savedPlaceSchema = z
  .object({
    id,
    title: text,
    address: z
      .object({ address: text, house: text, floor: text, office: text, entrance: text, comment: text })
      .partial()
      .nullish(),
    location: point,
  })
  .transform(({ id, title, address, location }) => ({
    id,
    title,
    text: address?.address ?? '',
    house: address?.house ?? '',
    floor: address?.floor ?? '',
    office: address?.office ?? '',
    door: [address?.entrance, address?.comment].filter(Boolean).join(', '),
    point: location,
  }));

type Stored = z.output<typeof savedPlaceSchema>;

/** One that can be delivered to: it has a name and a point. */
export type SavedPlace = Stored & { point: NonNullable<Stored['point']> };

export const savedPlacesSchema = paged(savedPlaceSchema).transform(({ items }) =>
  items.filter((place): place is SavedPlace => place.point !== null && place.text !== ''),
);

export async function listSavedPlaces(locale: Locale): Promise<Outcome<SavedPlace[]>> {
  return customerApi({ path: 'dashboard/user/addresses', locale, query: { perPage: 20 }, schema: savedPlacesSchema });
}
