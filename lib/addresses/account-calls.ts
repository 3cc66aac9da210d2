/** Adds, changes, deletes and activates addresses of an account (docs/api.md 14). */
import 'server-only';
import { z } from 'zod';
import { listAccountAddresses } from '@/lib/addresses/account-addresses';
import { type AccountAddress, accountAddressSchema } from '@/lib/addresses/account-schema';
import { askAgain } from '@/lib/api/ask-again';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { Locale } from '@/lib/i18n/locales';
import type { Point } from '@/lib/view/view';

export interface AddressInput extends Omit<AccountAddress, 'id' | 'point' | 'isActive'> {
  point: Point | null;
  isActive?: boolean;
}

async function addAddress(address: AddressInput, locale: Locale): Promise<Outcome<AccountAddress>> {
  return customerApi({
    path: 'dashboard/user/addresses',
    method: 'POST',
    body: { ...bodyOf(address), active: address.isActive ?? false },
    locale,
    schema: accountAddressSchema,
  });
}

/**
 * Adds it once: where the answer was lost it is looked for, because pressing again would add another. `before`: those
 * that are known not to be it.
 */
export async function addAddressOnce(
  address: AddressInput,
  before: AccountAddress[],
  locale: Locale,
): Promise<Outcome<AccountAddress>> {
  const added = await addAddress(address, locale);
  if (added.ok || added.why !== 'offline') return added;
  const now = await askAgain(() => listAccountAddresses(locale));
  const isIt = ({ id, title, text }: AccountAddress) =>
    title === address.title && text === address.text && before.every(other => other.id !== id);
  const value = now.ok ? now.value.find(isIt) : undefined;
  return value === undefined ? added : { ok: true, value };
}

/**
 * R1 finds no single address by its id (docs/api.md 14): the changed one is added there, with an id of its own, and the
 * caller deletes the old one.
 */
export async function changeAddress(
  old: AccountAddress,
  address: AddressInput,
  before: AccountAddress[],
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
  return addAddressOnce({ ...address, isActive: old.isActive }, before, locale);
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
