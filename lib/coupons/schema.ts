/** The codes that a shop offers, as the API lists them (R2, docs/api.md 2.9, 10.4). */
import { z } from 'zod';
import { number, text } from '@/lib/api/schema';
import { isCouponCode } from '@/lib/coupons/coupon-code';
import { isDate } from '@/lib/time';

export const couponSchema = z
  .object({
    name: text.refine(isCouponCode),
    type: z.enum(['fix', 'percent']),
    for: z.preprocess(value => value ?? 'total_price', z.enum(['total_price', 'delivery_fee'])),
    qty: number,
    price: number,
    expired_at: text.transform(value => value.slice(0, 10)).refine(isDate),
  })
  .transform(({ name, type, qty, price, expired_at, for: reduces }) => ({
    code: name,
    type,
    reduces,
    /** How often it can still be redeemed. */
    left: qty,
    /** Percent, or an amount of the base currency, as `type` says. */
    price,
    /** The first day on which it no longer counts. */
    endsOn: expired_at,
  }));

export type Coupon = z.output<typeof couponSchema>;
