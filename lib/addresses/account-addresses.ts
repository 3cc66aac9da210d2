/** Reads the addresses that a customer has saved in their account (docs/api.md 14). */
import 'server-only';
import { type AccountAddress, accountAddressesSchema } from '@/lib/addresses/account-schema';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { ListPage } from '@/lib/api/envelopes';
import { longestPage } from '@/lib/api/pages';
import { idShape } from '@/lib/api/shapes';
import type { Locale } from '@/lib/i18n/locales';

/** An address that can be delivered to, because it has both a text and a point. */
export type DeliverableAddress = AccountAddress & { point: NonNullable<AccountAddress['point']> };

/** The active one first. Some may be unreadable (`isPartial`). */
export async function readAccountAddresses(locale: Locale): Promise<Outcome<ListPage<AccountAddress>>> {
  return customerApi({
    path: 'dashboard/user/addresses',
    locale,
    query: { perPage: longestPage },
    schema: accountAddressesSchema,
  });
}

/** Those that could be read. */
export async function listAccountAddresses(locale: Locale): Promise<Outcome<AccountAddress[]>> {
  const stored = await readAccountAddresses(locale);
  return stored.ok ? { ok: true, value: stored.value.items } : stored;
}

/** The saved addresses that can be delivered to. */
export async function listDeliverableAddresses(locale: Locale): Promise<Outcome<DeliverableAddress[]>> {
  const stored = await listAccountAddresses(locale);
  return stored.ok ? { ok: true, value: stored.value.filter(isDeliverable) } : stored;
}

export function isDeliverable(address: AccountAddress): address is DeliverableAddress {
  return address.point !== null && address.text !== '';
}

/** Fails with "gone" for a deleted address and for somebody else's, with "offline" where one could not be read. */
export async function getAccountAddress(id: string, locale: Locale): Promise<Outcome<AccountAddress>> {
  if (!idShape.test(id)) return { ok: false, why: 'gone' };
  const found = await readAccountAddresses(locale);
  if (!found.ok) return found;
  // Searches the list, because R1 does not find a single address by its id (docs/api.md 14).
  const address = found.value.items.find(one => one.id === id);
  if (address !== undefined) return { ok: true, value: address };
  return { ok: false, why: found.value.isPartial ? 'offline' : 'gone' };
}
