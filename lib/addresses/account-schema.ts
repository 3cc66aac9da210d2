/** Parses the addresses of an account (docs/api.md 14). */
import { z } from 'zod';
import { streetAddressSchema } from '@/lib/addresses/street-address-schema';
import { id, paged, point, single, text } from '@/lib/api/schema';

/** Accepts both spellings of the API: an object, or [latitude, longitude] (docs/api.md 14). */
const location = z.preprocess(
  value => (Array.isArray(value) ? { latitude: value[0], longitude: value[1] } : value),
  point,
);

const addressSchema = z
  .object({
    id,
    title: text,
    address: streetAddressSchema,
    location,
  })
  .transform(({ id, title, address, location }) => ({
    id,
    title,
    ...address,
    point: location,
  }));

/** An address as the account stores it; some have no point. */
export type AccountAddress = z.output<typeof addressSchema>;

export const accountAddressesSchema = paged(addressSchema).transform(({ items }) => items);
export const accountAddressSchema = single(addressSchema);
