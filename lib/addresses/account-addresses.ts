/** Where a signed-in customer has things brought: the addresses of their account (API 14). */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { id, paged, point, single, text } from '@/lib/api/schema';
import { idShape } from '@/lib/api/shapes';
import type { Locale } from '@/lib/i18n/locales';

/** Either spelling of the wire: an object, or R2's [latitude, longitude]. */
const location = z.preprocess(
  value => (Array.isArray(value) ? { latitude: value[0], longitude: value[1] } : value),
  point,
);

const addressSchema = z
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
export type AccountAddress = z.output<typeof addressSchema>;

/** One that can be delivered to: it has a name and a point. */
export type DeliverableAddress = AccountAddress & { point: NonNullable<AccountAddress['point']> };

export const accountAddressesSchema = paged(addressSchema).transform(({ items }) => items);
export const accountAddressSchema = single(addressSchema);

/** The active one first. */
export async function listAccountAddresses(locale: Locale): Promise<Outcome<AccountAddress[]>> {
  return customerApi({
    path: 'dashboard/user/addresses',
    locale,
    query: { perPage: 100 },
    schema: accountAddressesSchema,
  });
}

/** Those that can be delivered to. */
export async function listDeliverableAddresses(locale: Locale): Promise<Outcome<DeliverableAddress[]>> {
  const stored = await listAccountAddresses(locale);
  return stored.ok ? { ok: true, value: stored.value.filter(isDeliverable) } : stored;
}

export function isDeliverable(place: AccountAddress): place is DeliverableAddress {
  return place.point !== null && place.text !== '';
}

/** Somebody else's, and one that is deleted, are "gone". */
export async function getAccountAddress(id: string, locale: Locale): Promise<Outcome<AccountAddress>> {
  if (!idShape.test(id)) return { ok: false, why: 'gone' };
  const found = await listAccountAddresses(locale);
  if (!found.ok) return found;
  const place = found.value.find(one => one.id === id);
  // R1 does not find a single one by its id (API 14), so it is looked for in the list.
  return place === undefined ? { ok: false, why: 'gone' } : { ok: true, value: place };
}
