/** Schemas of the forms that send, pay and rate a parcel. Messages are keys under `errors`. */
import { z } from 'zod';
import { choiceSchema } from '@/lib/addresses/form-schema';
import { idShape } from '@/lib/api/shapes';
import { digitsOf, isPhone } from '@/lib/phone';
import { reviewFormSchema } from '@/lib/reviews/form-schema';
import { isCurrencySegment } from '@/lib/view/view';

const id = z.string().regex(idShape);

function words(longest: number) {
  return z.string().trim().max(longest, 'tooLong').default('');
}

const name = z.string('required').trim().min(1, 'required').max(60, 'tooLong');
const phone = z
  .string('phoneRequired')
  .trim()
  .min(1, 'phoneRequired')
  .max(24, 'tooLong')
  .refine(isPhone, 'phone')
  .transform(digitsOf);

/** The place that a door's choice calls "picked"; empty fields for none. */
const degrees = choiceSchema.shape.latitude.optional().catch(undefined);

/** A saved address by its id, or "picked". */
const place = z.string('parcels.place').regex(/^(picked|[1-9]\d{0,9})$/, 'parcels.place');

export const parcelFormSchema = z.object({
  size: z.string('parcels.size').regex(idShape, 'parcels.size'),
  contents: words(255),
  from: place,
  fromText: words(500),
  fromLatitude: degrees,
  fromLongitude: degrees,
  fromHouse: words(20),
  fromFloor: words(20),
  fromOffice: words(20),
  fromName: name,
  fromPhone: phone,
  to: place,
  toText: words(500),
  toLatitude: degrees,
  toLongitude: degrees,
  toHouse: words(20),
  toFloor: words(20),
  toOffice: words(20),
  toName: name,
  toPhone: phone,
  day: z.string(),
  time: z.string(),
  instruction: words(255),
});

export type ParcelInputs = z.output<typeof parcelFormSchema>;

export const sendParcelSchema = z.object({
  /** The id of the customer's newest parcel when the page was made; 0 for none. */
  after: z.coerce.number().int().min(0),
  fingerprint: z.string().max(40),
  /** As the button says it, in minor units. */
  price: z.coerce.number().int().min(0),
  /** The currency in which the page was shown: another tab may have chosen another one since. */
  currency: z.string('refused').refine(isCurrencySegment, 'refused'),
  payment: z.string('checkout.payment').regex(idShape, 'checkout.payment'),
});

export const ownParcelSchema = z.object({ parcel: id });

export const payParcelSchema = z.object({ parcel: id, payment: id });

export const rateParcelSchema = reviewFormSchema.pick({ rating: true, comment: true }).extend({ parcel: id });
