/** Parses an address of the wire, an account's and an order's alike (docs/api.md 14). */
import { z } from 'zod';
import { text } from '@/lib/api/schema';

const part = text.catch('');

/** Empty parts where there is none. */
export const streetAddressSchema = z
  .object({ address: part, house: part, floor: part, office: part, entrance: part, comment: part })
  .partial()
  .nullish()
  .catch(null)
  .transform(found => ({
    text: found?.address ?? '',
    house: found?.house ?? '',
    floor: found?.floor ?? '',
    office: found?.office ?? '',
    entrance: found?.entrance ?? '',
    comment: found?.comment ?? '',
  }));
