/** Parses sizes, prices and parcels (docs/api.md 19.2). */
import { z } from 'zod';
import { perCurrency } from '@/lib/api/money-schema';
import { id, longText, moment, number, picture, point, shortText, text } from '@/lib/api/schema';
import { toMinor } from '@/lib/cart/rounding';
import { courierSchema } from '@/lib/orders/parts/courier-schema';
import { reviewSchema } from '@/lib/orders/parts/review-schema';
import { currency, transaction } from '@/lib/orders/schema';

/** No limit reads as 0. */
const limit = number.catch(0);

export const sizeSchema = z
  .object({
    id,
    type: shortText.catch(''),
    img: picture.catch(''),
    max_width: limit,
    max_height: limit,
    max_length: limit,
    max_g: limit,
    max_range: limit,
  })
  .transform(raw => ({
    id: raw.id,
    /** As the marketplace calls it, in one language. */
    name: raw.type,
    picture: raw.img,
    /** Centimetres, the longest side first. */
    sides: [raw.max_length, raw.max_width, raw.max_height].filter(side => side > 0),
    grams: raw.max_g,
    /** Metres. */
    range: raw.max_range * 1000,
  }));

export type Size = z.output<typeof sizeSchema>;

export const quoteSchema = perCurrency(amount =>
  z.object({ price: amount, km: number.catch(0) }).transform(({ price, km }) => ({ price, metres: km * 1000 })),
);

export type Quote = z.output<ReturnType<typeof quoteSchema>>;

const part = shortText.catch('');

const doorSchema = z
  .object({ address: part, house: part, stage: part, room: part, latitude: z.unknown(), longitude: z.unknown() })
  .partial()
  .nullish()
  .catch(null)
  .transform(found => ({
    text: found?.address ?? '',
    house: found?.house ?? '',
    floor: found?.stage ?? '',
    office: found?.room ?? '',
    point: point.parse(found ?? null),
  }));

const words = longText.catch('');

export const parcelSchema = z
  .object({
    id,
    status: z.string(),
    total_price: number.transform(toMinor),
    currency,
    km: number.catch(0),
    type: sizeSchema.nullish().catch(null),
    address_from: doorSchema,
    username_from: part,
    phone_from: part,
    address_to: doorSchema,
    username_to: part,
    phone_to: part,
    delivery_date: text.catch(''),
    delivery_time: text.catch(''),
    description: words,
    instruction: words,
    deliveryman: courierSchema,
    transaction,
    review: reviewSchema.nullish().catch(null),
    created_at: moment.catch(null),
    updated_at: moment.catch(null),
  })
  .transform(raw => ({
    id: raw.id,
    /** A status of docs/api.md 19.2, or an unknown one. */
    status: raw.status,
    /** Minor units of its own currency. */
    total: raw.total_price,
    currency: raw.currency,
    metres: raw.km * 1000,
    size: raw.type ?? null,
    from: { ...raw.address_from, name: raw.username_from, phone: raw.phone_from },
    to: { ...raw.address_to, name: raw.username_to, phone: raw.phone_to },
    /** YYYY-MM-DD and HH:mm on the market's clock; the date may be missing. */
    date: raw.delivery_date.slice(0, 10),
    time: raw.delivery_time.slice(0, 5),
    contents: raw.description,
    instruction: raw.instruction,
    courier: raw.deliveryman,
    payment: raw.transaction,
    review: raw.review ?? null,
    createdAt: raw.created_at,
    changedAt: raw.updated_at,
  }));

export type Parcel = z.output<typeof parcelSchema>;
