/** Schemas of the forms that choose a delivery address. Messages are keys under `errors`. */
import { z } from 'zod';
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

/** `?lat=&lng=` of a route handler. */
export const pointSchema = z
  .object({ lat: degrees(90), lng: degrees(180) })
  .transform(({ lat, lng }) => ({ latitude: lat, longitude: lng }));

export const emailSchema = z.object({
  email: z.string('required').trim().min(1, 'required').max(254, 'email').pipe(z.email('email')),
});
