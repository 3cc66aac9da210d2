/** Adds, changes, deletes and activates addresses of an account (docs/api.md 14). */
import 'server-only';
import { z } from 'zod';
import { type AccountAddress, accountAddressSchema } from '@/lib/addresses/account-schema';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { Locale } from '@/lib/i18n/locales';
import type { Point } from '@/lib/view/view';

export interface AddressInput extends Omit<AccountAddress, 'id' | 'point'> {
  point: Point | null;
}

export async function addAddress(address: AddressInput, locale: Locale): Promise<Outcome<AccountAddress>> {
  return customerApi({
    path: 'dashboard/user/addresses',
    method: 'POST',
    body: { ...bodyOf(address), active: false },
    locale,
    schema: accountAddressSchema,
  });
}

export async function changeAddress(
  id: string,
  address: AddressInput,
  locale: Locale,
): Promise<Outcome<AccountAddress>> {
  return customerApi({
    path: `dashboard/user/addresses/${id}`,
    method: 'PUT',
    body: bodyOf(address),
    locale,
    schema: accountAddressSchema,
  });
}

export async function deleteAddress(id: string, locale: Locale): Promise<Outcome<unknown>> {
  return customerApi({
    path: 'dashboard/user/addresses/delete',
    method: 'DELETE',
    query: { ids: [id] },
    locale,
    schema: z.unknown(),
  });
}

/** Marks in the account where deliveries go, for the customer's other devices. */
export async function activateAddress(id: string, locale: Locale): Promise<Outcome<unknown>> {
  return customerApi({
    path: `dashboard/user/address/set-active/${id}`,
    method: 'POST',
    locale,
    schema: z.unknown(),
  });
}

function bodyOf({ title, text, house, floor, office, entrance, comment, point }: AddressInput) {
  const details = Object.entries({ house, floor, office, entrance, comment }).filter(([, value]) => value !== '');
  return {
    title,
    address: { address: text, ...Object.fromEntries(details) },
    // The list, because another web client of this API shows no address whose place is an object (docs/api.md 26).
    ...(point && { location: [point.latitude, point.longitude] }),
  };
}
