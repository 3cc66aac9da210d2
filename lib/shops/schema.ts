/**
 * Parses the API's shops, categories, branches and reviews (docs/api.md 2.3, 2.6, 2.9, 2.10) into the storefront's own
 * shapes.
 */
import { z } from 'zod';
import { listEnvelope } from '@/lib/api/envelopes';
import { type Amount, perCurrency } from '@/lib/api/money-schema';
import { isSecondRevision } from '@/lib/api/revision';
import {
  flag,
  id,
  list,
  longText,
  moment,
  number,
  picture,
  pictures,
  point,
  shortText,
  text,
  translation,
} from '@/lib/api/schema';
import { saidType, typeOf } from '@/lib/market/shop-type';
import { money, wholeMinor } from '@/lib/money';
import type { Ring } from '@/lib/shops/far-script';
import { baseCurrency } from '@/lib/view/view';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** "09-00" or "9-00" (docs/api.md 1.9), or with a colon, as minutes since midnight. */
export const openingTime = z
  .string()
  .regex(/^\d{1,2}[-:]\d{2}$/)
  .transform(time => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2)));

/** The hours of a weekday. A shop's tables have hours of their own, whose times are written in another way. */
export function workingDayOf<T extends number | null>(time: z.ZodType<T>) {
  return z
    .object({ day: z.enum(weekdays), from: time, to: time, disabled: flag })
    .transform(({ day, from, to, disabled }) => ({ weekday: weekdays.indexOf(day), from, to, isClosed: disabled }));
}

const workingDay = workingDayOf(openingTime);

export type WorkingDay = z.output<typeof workingDay>;

const deliveryTime = z
  .object({ from: number, to: number, type: z.enum(['minute', 'hour', 'day', 'month']) })
  .nullish()
  .catch(null)
  .transform(found => found ?? null);

export type DeliveryTime = z.output<typeof deliveryTime>;

export const takeSchema = z
  .object({ id, img: picture, translation })
  .transform(({ id, img, translation }) => ({ id, picture: img, title: translation.title }));

export type Take = z.output<typeof takeSchema>;

const bonusStock = z.object({ product: z.object({ translation }).nullish() }).nullish();

/** A shop's bonus: free units of a product once the sum of goods reaches `value` (docs/api.md 2.5). */
function bonusSchema(amount: Amount) {
  return z
    .object({ type: z.string(), value: amount, bonus_quantity: number, bonusStock })
    .nullish()
    .catch(null)
    .transform(found =>
      found && found.type === 'sum' && found.bonusStock?.product
        ? { from: found.value, quantity: found.bonus_quantity, title: found.bonusStock.product.translation.title }
        : null,
    );
}

const category = z.object({ id, translation }).transform(({ id, translation }) => ({ id, title: translation.title }));

export const shopSchema = perCurrency((amount, currency) =>
  z
    .object({
      id,
      uuid: text,
      type: saidType,
      open: z.preprocess(value => value ?? true, flag),
      logo_img: picture,
      background_img: picture,
      phone: shortText,
      price: number,
      price_per_km: number,
      tax: number,
      min_amount: number,
      delivery_time: deliveryTime,
      location: point,
      rating_avg: number,
      reviews_count: number,
      discounts_count: number,
      verify: flag,
      translation,
      tags: list(takeSchema),
      categories: list(category),
      bonus: bonusSchema(amount),
      discount: list(z.unknown()),
      shop_working_days: list(workingDay),
      shop_closed_date: list(z.object({ day: z.string() })),
      created_at: text,
    })
    .transform(raw => ({
      id: raw.id,
      uuid: raw.uuid,
      type: typeOf(raw.type),
      /** Known to sell goods: its menu is shelves. */
      hasShelves: raw.type === 'shop',
      title: raw.translation.title,
      description: raw.translation.description,
      address: raw.translation.address,
      logo: raw.logo_img,
      cover: raw.background_img,
      phone: raw.phone,
      /**
       * In minor units as the API calculates them, so with fractions. Null when not known: lists of R1 contain none of
       * it, though a missing key otherwise means 0 (docs/api.md 1.8).
       */
      terms: hasColumns(raw)
        ? { fee: raw.price * 100, perKilometre: raw.price_per_km * 100, taxPercent: raw.tax, currency }
        : null,
      minimum: minimumOf(raw.min_amount, currency),
      deliveryTime: raw.delivery_time,
      location: raw.location,
      rating: raw.rating_avg,
      reviewCount: raw.reviews_count,
      hasDiscount: raw.discounts_count > 0 || raw.discount.length > 0,
      bonus: raw.bonus,
      isVerified: raw.verify,
      takes: raw.tags,
      categories: raw.categories,
      hours: {
        /** The owner's switch "taking orders". */
        isTakingOrders: raw.open,
        days: raw.shop_working_days,
        closedDates: raw.shop_closed_date.map(({ day }) => day.slice(0, 10)),
      },
      joinedAt: raw.created_at,
    })),
);

/** The only amount of a shop that R1 does not convert (docs/api.md 1.10, 2.3). */
function minimumOf(amount: number, currency: string) {
  const isConverted = currency !== baseCurrency && isSecondRevision();
  return money(wholeMinor(amount * 100), isConverted ? currency : baseCurrency);
}

/** Whether an answer contains all of a shop's columns, some of which every shop has: its own page, and lists of R2. */
function hasColumns(raw: { phone: string; price: number; price_per_km: number; tax: number; created_at: string }) {
  return raw.phone !== '' || raw.created_at !== '' || raw.price > 0 || raw.price_per_km > 0 || raw.tax > 0;
}

export type Shop = z.output<ReturnType<typeof shopSchema>>;
export type Hours = Shop['hours'];

export const categorySchema = z
  .object({ id, uuid: text, img: picture, translation, children: list(category) })
  .transform(({ id, img, translation, children }) => ({ id, picture: img, title: translation.title, children }));

export type Category = z.output<typeof categorySchema>;

export const branchSchema = z
  .object({
    id,
    address: z.object({ address: shortText }).partial().nullish().catch(null),
    location: point,
    translation,
  })
  .transform(({ id, address, location, translation }) => ({
    id,
    title: translation.title,
    address: address?.address || translation.address,
    location,
  }));

export const reviewSchema = z
  .object({
    id,
    rating: number.refine(stars => stars > 0),
    comment: longText,
    created_at: moment,
    galleries: pictures,
    user: z.object({ firstname: shortText, lastname: shortText, img: picture }).partial().nullish(),
  })
  .transform(({ id, rating, comment, created_at, galleries, user }) => ({
    id,
    rating,
    comment,
    writtenAt: created_at,
    author: user?.firstname ?? '',
    pictures: galleries,
  }));

export type Branch = z.output<typeof branchSchema>;

export type Review = z.output<typeof reviewSchema>;

/** Numbers of reviews by stars, five first, in an answer without an envelope (docs/api.md 6.4). */
export const ratingGroupsSchema = z
  // PHP writes an empty map as an empty list (docs/api.md 5.4).
  .object({ group: z.record(z.string(), number).catch({}), count: number, avg: number })
  .transform(({ group, count, avg }) => ({
    count,
    average: avg,
    byStars: [5, 4, 3, 2, 1].map(stars => ({ stars, count: group[stars] ?? 0 })),
  }));

/** The most reviews of a product on its one page: the API does not divide them into pages (docs/api.md 6.7). */
const mostReviews = 60;

export const productReviewsSchema = listEnvelope(reviewSchema).transform(reviews => ({
  groups: {
    count: reviews.length,
    average: reviews.reduce((sum, { rating }) => sum + rating, 0) / Math.max(reviews.length, 1),
    byStars: [5, 4, 3, 2, 1].map(stars => ({
      stars,
      count: reviews.filter(({ rating }) => Math.round(rating) === stars).length,
    })),
  },
  newest: reviews.slice(0, mostReviews),
}));

export type ProductReviews = z.output<typeof productReviewsSchema>;

export const priceRangeSchema = z
  .object({ data: z.object({ min: number, max: number }) })
  .transform(({ data }) => data);

/** A shop's pictures; one without any has no gallery at all. */
export const gallerySchema = z
  .object({ data: z.object({ galleries: pictures }).nullish() })
  .transform(({ data }) => data?.galleries ?? []);

/** The corners of a delivery zone; none for a shop that has no zone, of which the API tells by its code alone. */
export const ringSchema = z
  .object({ data: z.object({ address: z.array(z.tuple([number, number])) }).nullish() })
  .transform(({ data }): Ring => data?.address ?? []);
