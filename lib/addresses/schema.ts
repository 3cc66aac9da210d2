/** Schemas of the delivery address and of the forms that choose it. Messages are keys under `errors`. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { longestAddress } from '@/lib/typed-lengths';
import { decimalText } from '@/lib/typed-number';

const text = z.string('required').trim().min(1, 'required').max(longestAddress, 'tooLong');

/** The public path to come back to. */
const returnTo = z.string().optional();

/** Degrees as people type them, in any digits and with a decimal comma, or as islands send them. */
function degrees(limit: number) {
  return z
    .string('pointMissing')
    .trim()
    .transform(typed => (typed === '' ? Number.NaN : Number(decimalText(typed))))
    .pipe(z.number('pointMissing').min(-limit, 'pointRange').max(limit, 'pointRange'));
}

export const choiceSchema = z.object({
  text,
  latitude: degrees(90),
  longitude: degrees(180),
  /** "device": found by "use my location", so the customer is asked once whether it is right. */
  by: z.enum(['hand', 'device']).catch('hand'),
  returnTo,
});

export const returnSchema = z.object({ returnTo });

/** The content of the sealed `address` cookie. */
export const deliveryAddressSchema = z.object({
  text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Which of the account's addresses it is: two flats of one house have the same point. Missing for any other. */
  savedId: z.string().regex(idShape).optional(),
  /**
   * When the customer chose it on this device, in milliseconds since the epoch; missing where it was chosen for them.
   * The one that was chosen last is that of a group order, which its owner may have open on several devices.
   */
  chosenAt: z.number().optional(),
  isConfirmed: z.boolean(),
  /** Whether the question "Order for this address?" has already opened by itself. */
  isAsked: z.boolean(),
});

export type DeliveryAddress = z.output<typeof deliveryAddressSchema>;

/** The answer of GET /api/here, for the header's chip. */
export interface DeliveryAddressResponse {
  /** The address in words, or null when none is set. */
  text: string | null;
  /** Whether "Order for this address?" may open by itself, which it does only once. */
  ask: boolean;
}

/** `?lat=&lng=` of a route handler. */
export const pointSchema = z
  .object({ lat: degrees(90), lng: degrees(180) })
  .transform(({ lat, lng }) => ({ latitude: lat, longitude: lng }));

export const emailSchema = z.object({
  email: z.string('required').trim().min(1, 'required').max(254, 'email').pipe(z.email('email')),
});
