/** Parses the addresses of an account (docs/api.md 14). */
import { z } from 'zod';
import { streetAddressSchema } from '@/lib/addresses/street-address-schema';
import { envelope, pageEnvelope } from '@/lib/api/envelopes';
import { flag, id, point, text } from '@/lib/api/schema';

/** Accepts both spellings of the API: an object, or [latitude, longitude] (docs/api.md 14). */
const location = z.preprocess(
  value => (Array.isArray(value) ? { latitude: value[0], longitude: value[1] } : value),
  point,
);

const addressSchema = z
  .object({
    id,
    title: text.catch(''),
    address: streetAddressSchema,
    location,
    active: flag,
  })
  .transform(({ id, title, address, location, active }) => ({
    id,
    title,
    ...address,
    point: location,
    /** Where deliveries go, as the account's other devices have it. */
    isActive: active,
  }));

/** An address as the account stores it; some have no point. */
export type AccountAddress = z.output<typeof addressSchema>;

/** The active one first. */
export const accountAddressesSchema = pageEnvelope(addressSchema).transform(({ items, ...page }) => ({
  ...page,
  items: items.toSorted((one, other) => Number(other.isActive) - Number(one.isActive)),
}));
export const accountAddressSchema = envelope(addressSchema);
