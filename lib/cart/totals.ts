/**
 * Calculates what a cart costs in total (docs/api.md 7.6, 9.4, 9.5), in rows that add up to the minor unit in every
 * currency.
 */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { readGuestBasket } from '@/lib/cart/basket/guest-basket';
import type { Cart } from '@/lib/cart/cart';
import { countsCouponTwice, withCouponOnce } from '@/lib/cart/coupon-rate';
import { calculateBasket } from '@/lib/cart/guest-cart';
import { apportion, isSameAmount, toMinor } from '@/lib/cart/rounding';
import { type ApiTotals, totalsSchema } from '@/lib/cart/schema';
import { findRate } from '@/lib/market/currencies';
import { currencyIdOf, type Market } from '@/lib/market/market';
import { type Money, money } from '@/lib/money';
import { deliveryTypes, type Fulfilment } from '@/lib/shops/fulfilment';
import { getShop } from '@/lib/shops/queries';
import type { Point } from '@/lib/view/view';

export interface TotalsRequest {
  fulfilment: Fulfilment;
  /** The destination; required for a delivery. */
  point: Point | null;
  /** The id of the collection point; required for a collection. */
  collectionPoint?: string | null;
  coupon: string | null;
  /** Minor units of the market's currency. */
  tips: number;
  /** Digits only. Required where the operator demands a phone number before ordering (ERROR_117). */
  phone?: string;
}

/** The amount that a coupon reduces (R2, docs/api.md 2.9); null where the API does not say. */
type CouponFor = 'total_price' | 'delivery_fee' | null;

/**
 * goods - recipeDiscount - coupon + tax + deliveryFee + serviceFee + tips + other = total, always. Deductions are
 * positive; a row that does not apply is 0.
 */
export interface Totals {
  /** The sum of the lines, after product discounts. */
  goods: Money;
  recipeDiscount: Money;
  /** Deducted from the whole sum; `deliveryFee` is the fee before the coupon. */
  coupon: Money;
  /** The shop's tax, added on top; product tax is inside the lines. */
  tax: Money;
  deliveryFee: Money;
  serviceFee: Money;
  tips: Money;
  /** The difference between the API's total and its parts; 0 with a sound backend. */
  other: Money;
  total: Money;
}

export async function totalsOf(cart: Cart, request: TotalsRequest, market: Market): Promise<Outcome<Totals>> {
  const rate = cart.rate ?? (await findRate(market.locale, market.currency));
  const sums = await (cart.id === null ? guestSums(request, market) : accountSums(cart.id, rate, request, market));
  if (!sums.ok) return sums;
  const ordered = await asOrdered(sums.value, { shopId: cart.shop.id, rate }, market);
  return { ok: true, value: totalsFrom(ordered, cart.goods, market.currency) };
}

/** Corrects the sums to those of the later order, where the API has calculated a coupon differently. */
export async function asOrdered(
  sums: ApiTotals,
  { shopId, rate }: { shopId: string; rate: number },
  market: Market,
): Promise<ApiTotals> {
  if (!countsCouponTwice(sums, rate)) return sums;
  const shop = await getShop(shopId, market);
  return withCouponOnce(sums, (shop.ok && shop.value.terms?.taxPercent) || 0, rate);
}

async function guestSums(request: TotalsRequest, market: Market): Promise<Outcome<ApiTotals>> {
  const basket = await readGuestBasket();
  if (basket === null) return { ok: false, why: 'gone' };
  const sums = await calculateBasket(basket, market, calculationOf({ ...request, tips: 0 }));
  return sums.ok ? { ok: true, value: withTips(sums.value, request.tips / 100) } : sums;
}

/**
 * The calculation without a cart takes no tip (docs/api.md 7.6), and nothing else depends on it. `tips`: whole units.
 */
export function withTips(sums: ApiTotals, tips: number): ApiTotals {
  return { ...sums, tips, total_price: sums.total_price - sums.tips + tips };
}

/** R2 calculates the delivery fee with the rate that it is sent, and with 1 where none is sent (docs/api.md 9.3). */
async function accountSums(
  cartId: string,
  rate: number,
  request: TotalsRequest,
  market: Market,
): Promise<Outcome<ApiTotals>> {
  return customerApi({
    path: `dashboard/user/cart/calculate/${cartId}`,
    method: 'POST',
    locale: market.locale,
    body: { ...calculationOf(request), currency_id: await currencyIdOf(market), rate },
    schema: totalsSchema,
  });
}

/** What the API is sent to calculate. Leaves out empty fields, which it refuses (docs/api.md 7.1). */
export function calculationOf({ fulfilment, point, collectionPoint, coupon, tips, phone }: TotalsRequest) {
  return {
    type: deliveryTypes[fulfilment],
    ...(point !== null && { address: { latitude: point.latitude, longitude: point.longitude } }),
    ...(collectionPoint && { delivery_point_id: Number(collectionPoint) }),
    ...(coupon && { coupon }),
    ...(tips > 0 && { tips: tips / 100 }),
    ...(phone && { phone }),
  };
}

/** `goods` is rounded already, line by line; the other rows absorb the rest up to the total. */
export function totalsFrom(sums: ApiTotals, goods: Money, currency: string, couponFor: CouponFor = null): Totals {
  const fee = isCouponOnFee(sums, couponFor) ? sums.delivery_fee + sums.coupon_price : sums.delivery_fee;
  const total = toMinor(sums.total_price);
  const parts = [-sums.receipt_discount, -sums.coupon_price, sums.total_shop_tax, fee, sums.service_fee, sums.tips];
  const { minor, rest } = apportion(parts, total - goods.minor);
  const [recipe = 0, off = 0, tax = 0, deliveryFee = 0, serviceFee = 0, tips = 0] = minor;
  const of = (amount: number) => money(amount === 0 ? 0 : amount, currency);
  return {
    goods,
    recipeDiscount: of(-recipe),
    coupon: of(-off),
    tax: of(tax),
    deliveryFee: of(deliveryFee),
    serviceFee: of(serviceFee),
    tips: of(tips),
    other: of(rest),
    total: of(total),
  };
}

/**
 * A coupon for delivery is already deducted from delivery_fee (docs/api.md 9.5), so the parts reach the total only
 * without it. Nearly reaching it says nothing: R1 adds a coupon on goods to the sum of an order unconverted (9.4).
 */
function isCouponOnFee(sums: ApiTotals, couponFor: CouponFor): boolean {
  const { price, total_discount, total_shop_tax, delivery_fee, service_fee, tips, coupon_price, total_price } = sums;
  if (coupon_price <= 0 || couponFor !== null) return coupon_price > 0 && couponFor === 'delivery_fee';
  const without = price - total_discount + total_shop_tax + delivery_fee + service_fee + tips;
  return isSameAmount(without, total_price);
}
