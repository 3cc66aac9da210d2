/** Changes to the addresses of an account (API 14), as calls. */
import 'server-only';
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import type { Outcome } from '@/lib/api/wire';
import type { Locale } from '@/lib/i18n/locales';
import { type StoredPlace, storedPlaceSchema } from '@/lib/places/saved';
import type { Point } from '@/lib/view';

export interface WrittenPlace extends Omit<StoredPlace, 'id' | 'door' | 'point'> {
  point: Point | null;
}

export async function addPlace(place: WrittenPlace, locale: Locale): Promise<Outcome<StoredPlace>> {
  return customerApi({
    path: 'dashboard/user/addresses',
    method: 'POST',
    body: { ...bodyOf(place), active: false },
    locale,
    schema: storedPlaceSchema,
  });
}

export async function changePlace(id: string, place: WrittenPlace, locale: Locale): Promise<Outcome<StoredPlace>> {
  return customerApi({
    path: `dashboard/user/addresses/${id}`,
    method: 'PUT',
    body: bodyOf(place),
    locale,
    schema: storedPlaceSchema,
  });
}

export async function deletePlace(id: string, locale: Locale): Promise<Outcome<unknown>> {
  return customerApi({
    path: 'dashboard/user/addresses/delete',
    method: 'DELETE',
    query: { ids: [id] },
    locale,
    schema: z.unknown(),
  });
}

/** The account's own mark of where deliveries go, for other devices. */
export async function activatePlace(id: string, locale: Locale): Promise<Outcome<unknown>> {
  return customerApi({
    path: `dashboard/user/address/set-active/${id}`,
    method: 'POST',
    locale,
    schema: z.unknown(),
  });
}

function bodyOf({ title, text, house, floor, office, entrance, comment, point }: WrittenPlace) {
  const details = Object.entries({ house, floor, office, entrance, comment }).filter(([, value]) => value !== '');
  return {
    title,
    address: { address: text, ...Object.fromEntries(details) },
    ...(point && { location: point }),
  };
}
