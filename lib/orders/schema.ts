/**
 * Parses an order (docs/api.md 2.9). Amounts are in the order's own currency, in whole minor units; the parts of the
 * total stay as the API sent them, because they can only be rounded together (lib/orders/money.ts).
 */
import { z } from 'zod';
import { streetAddressSchema } from '@/lib/addresses/street-address-schema';
import { id, list, longText, moment, number, picture, point, shortText, text, translation } from '@/lib/api/schema';
import { toMinor } from '@/lib/cart/rounding';
import { symbolSide } from '@/lib/market/schema';
import { shopType } from '@/lib/market/shop-type';
import { courierSchema } from '@/lib/orders/parts/courier-schema';
import { orderLinesSchema } from '@/lib/orders/parts/line-schema';
import { refundSchema } from '@/lib/orders/parts/refund-schema';
import { reviewSchema } from '@/lib/orders/parts/review-schema';
import { isDate } from '@/lib/time';

/** Whole minor units. */
const minor = number.transform(toMinor);

/**
 * A part that cannot be read counts as 0. The total stays as it is, and the receipt shows the difference in a row of
 * its own.
 */
const part = number.catch(0);

export const currency = z
  .object({ id, symbol: text, title: text, position: symbolSide.nullable().catch(null) })
  .nullish()
  .catch(null)
  .transform(found => found ?? { id: '', symbol: '', title: '', position: null });

const shop = z
  .object({
    id,
    type: shopType,
    logo_img: picture.catch(''),
    phone: text.catch(''),
    location: point,
    translation,
  })
  .transform(({ id, type, logo_img, phone, location, translation }) => ({
    id,
    type,
    logo: logo_img,
    phone,
    location,
    title: translation.title,
    address: translation.address,
  }));

/**
 * A payment that cannot be read has an unknown state. It must not count as missing, or the order would be paid once
 * more.
 */
export const transaction = z
  .object({
    status: text.catch(''),
    payment_system: z.object({ tag: text }).nullish().catch(null),
  })
  .nullish()
  .catch({ status: '', payment_system: null })
  .transform(found => (found ? { status: found.status, tag: found.payment_system?.tag ?? '' } : null));

const coupon = z
  .object({ price: number, for: z.enum(['total_price', 'delivery_fee']).nullable().catch(null) })
  .nullish()
  .catch(null)
  .transform(found => found ?? null);

const day = text.transform(value => value.slice(0, 10)).refine(isDate);

/** The days on which the order is repeated (R2, docs/api.md 8.5), YYYY-MM-DD; null where it is not repeated. */
const repeat = z
  .object({ id, from: day, to: day })
  .nullish()
  .catch(null)
  .transform(found => found ?? null);

/** The delivery types of docs/api.md 3 for what the customer comes to the shop for. */
const collected = ['pickup', 'dine_in', 'kiosk'];

/** An order in a list (docs/api.md 8.2), without lines and payment. */
const summaryFields = {
  id,
  status: z.string(),
  delivery_type: text.catch(''),
  delivery_point_id: text.catch(''),
  total_price: minor,
  delivery_date: text.catch(''),
  delivery_time: text.catch(''),
  created_at: moment.catch(null),
  updated_at: moment.catch(null),
  order_details_sum_quantity: number.catch(0),
  repeat,
  shop: shop
    .nullish()
    .catch(null)
    .transform(found => found ?? null),
  currency,
};

function summaryOf(order: z.output<z.ZodObject<typeof summaryFields>>) {
  return {
    id: order.id,
    /** A status of docs/api.md 3, or an unknown one. */
    status: order.status,
    /** None is true where the API does not say, or says what we do not know. */
    isDelivery: order.delivery_type === 'delivery',
    isPickup: collected.includes(order.delivery_type),
    isCollection: order.delivery_type === 'point',
    /** The id of the collection point (R2); empty for none. */
    collectionPoint: order.delivery_point_id,
    total: order.total_price,
    /** YYYY-MM-DD and HH:mm on the market's clock; empty when none was chosen. */
    date: order.delivery_date,
    time: order.delivery_time,
    createdAt: order.created_at,
    changedAt: order.updated_at,
    pieces: order.order_details_sum_quantity,
    repeat: order.repeat,
    shop: order.shop,
    currency: order.currency,
  };
}

export const orderSummarySchema = z.object(summaryFields).transform(summaryOf);

export type OrderSummary = z.output<typeof orderSummarySchema>;

export const orderSchema = z
  .object({
    ...summaryFields,
    origin_price: part,
    total_discount: part,
    receipt_discount: part,
    tax: part,
    delivery_fee: part,
    service_fee: part,
    tips: number,
    coupon_price: part,
    rate: part,
    coupon,
    otp: text.catch(''),
    note: longText.catch(''),
    phone: text.catch(''),
    username: shortText.catch(''),
    location: point,
    address: streetAddressSchema,
    deliveryman: courierSchema,
    image_after_delivered: picture.catch(''),
    details: orderLinesSchema,
    transaction,
    review: reviewSchema.nullish().catch(null),
    reviews: list(reviewSchema),
    order_refunds: list(refundSchema),
  })
  .transform(order => ({
    ...summaryOf(order),
    parts: {
      goods: order.origin_price,
      discount: order.total_discount,
      recipeDiscount: order.receipt_discount,
      tax: order.tax,
      deliveryFee: order.delivery_fee,
      serviceFee: order.service_fee,
      tips: order.tips,
      // R1 gives it in the base currency only (docs/api.md 1.10).
      coupon: order.coupon_price || (order.coupon?.price ?? 0) * (order.rate || 1),
    },
    /** The amount that the coupon has reduced; null where the API does not say. */
    couponFor: order.coupon?.for ?? null,
    /** The customer says it when the order is handed over (R2); empty where there is none. */
    pin: order.otp,
    note: order.note,
    /** The other receiver, where one was named. */
    receiver: { name: order.username, phone: order.phone },
    location: order.location,
    address: order.address,
    courier: order.deliveryman,
    /** The courier's picture of the order that they left at the door (R2); empty where there is none. */
    proof: order.image_after_delivered,
    ...order.details,
    payment: order.transaction,
    reviews: order.reviews.length > 0 ? order.reviews : order.review ? [order.review] : [],
    /** The newest first. */
    refunds: order.order_refunds.toSorted((one, other) => Number(other.id) - Number(one.id)),
  }));

export type Order = z.output<typeof orderSchema>;
