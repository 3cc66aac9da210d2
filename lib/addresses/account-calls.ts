/** Adds, changes, deletes and activates addresses of an account (docs/api.md 14). */
import 'server-only';
import { z } from 'zod';
import { type AccountAddress, accountAddressSchema } from '@/lib/addresses/account-schema';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { Locale } from '@/lib/i18n/locales';
import type { Point } from '@/lib/view/view';

export interface AddressInput extends Omit<AccountAddress, 'id' | 'point' | 'isActive'> {
  point: Point | null;
  isActive?: boolean;
}

export async function addAddress(address: AddressInput, locale: Locale): Promise<Outcome<AccountAddress>> {
  return customerApi({
    path: 'dashboard/user/addresses',
    method: 'POST',
    body: { ...bodyOf(address), active: address.isActive ?? false },
    locale,
    schema: accountAddressSchema,
  });
}

/** R1 finds no single address by its id (docs/api.md 14): the changed one is added there in place of the old one. */
export async function changeAddress(
  old: AccountAddress,
  address: AddressInput,
  locale: Locale,
): Promise<Outcome<AccountAddress>> {
  const changed = await customerApi({
    path: `dashboard/user/addresses/${old.id}`,
    method: 'PUT',
    body: bodyOf(address),
    locale,
    schema: accountAddressSchema,
  });
  if (changed.ok || changed.why !== 'gone') return changed;
  const added = await addAddress({ ...address, isActive: old.isActive }, locale);
  if (added.ok) await deleteAddress(old.id, locale);
  return added;
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
