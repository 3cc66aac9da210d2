/** What a cart costs at the door (API 7.6, 9.4, 9.5), in rows that add up to the minor unit in every currency. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { readBasket } from '@/lib/cart/basket-cookies';
import type { Cart } from '@/lib/cart/cart';
import { calculateBasket } from '@/lib/cart/guest-cart';
import { apportion, toMinor } from '@/lib/cart/rounding';
import { type ApiTotals, totalsSchema } from '@/lib/cart/schema';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type Money, money } from '@/lib/money';
import type { Point } from '@/lib/view/view';

export interface TotalsQuestion {
  fulfilment: 'delivery' | 'pickup';
  /** Where to; needed for a delivery. */
  point: Point | null;
  coupon: string | null;
  /** Minor units of the market's currency. */
  tips: number;
  /** Where the operator demands one before ordering (ERROR_117); digits. */
  phone?: string;
}

/**
 * goods - recipeDiscount - coupon + tax + deliveryFee + serviceFee + tips + other = total, always. Each is 0 where there
 * is none, and what is taken off is positive.
 */
export interface Totals {
  /** The lines' own sum, after product discounts. */
  goods: Money;
  /** What the lines' discounts saved; already inside `goods`. */
  saved: Money;
  recipeDiscount: Money;
  /** Of what the coupon takes it off is no matter here: the delivery fee stands whole. */
  coupon: Money;
  /** The shop's own, on top; product tax is inside the lines. */
  tax: Money;
  deliveryFee: Money;
  serviceFee: Money;
  tips: Money;
  /** What the API's total says beyond its parts; 0 with a sound backend. */
  other: Money;
  total: Money;
}

export async function totalsOf(cart: Cart, question: TotalsQuestion, market: Market): Promise<Outcome<Totals>> {
  const sums = cart.id === null ? await guestSums(question, market) : await serverSums(cart.id, question, market);
  return sums.ok ? { ok: true, value: rowsOf(sums.value, cart.goods, market.currency) } : sums;
}

async function guestSums(question: TotalsQuestion, market: Market): Promise<Outcome<ApiTotals>> {
  const basket = await readBasket('cart');
  return basket === null ? { ok: false, why: 'gone' } : calculateBasket(basket, market, wireOf(question));
}

async function serverSums(cartId: string, question: TotalsQuestion, market: Market): Promise<Outcome<ApiTotals>> {
  return customerApi({
    path: `dashboard/user/cart/calculate/${cartId}`,
    method: 'POST',
    locale: market.locale,
    query: currencyQuery(market),
    body: { ...wireOf(question), ...currencyQuery(market) },
    schema: totalsSchema,
  });
}

/** What is not there is left out: empty fields are refused (API 7.1). */
function wireOf({ fulfilment, point, coupon, tips, phone }: TotalsQuestion) {
  return {
    type: fulfilment,
    ...(point !== null && { address: { latitude: point.latitude, longitude: point.longitude } }),
    ...(coupon && { coupon }),
    ...(tips > 0 && { tips: tips / 100 }),
    ...(phone && { phone }),
  };
}

/** `goods` are rounded already, line by line: the other rows follow them to the total. */
export function rowsOf(sums: ApiTotals, goods: Money, currency: string): Totals {
  const fee = couponOnFee(sums) ? sums.delivery_fee + sums.coupon_price : sums.delivery_fee;
  const total = toMinor(sums.total_price);
  const parts = [-sums.receipt_discount, -sums.coupon_price, sums.total_shop_tax, fee, sums.service_fee, sums.tips];
  const { minor, rest } = apportion(parts, total - goods.minor);
  const [recipe = 0, off = 0, tax = 0, deliveryFee = 0, serviceFee = 0, tips = 0] = minor;
  const of = (amount: number) => money(amount === 0 ? 0 : amount, currency);
  return {
    goods,
    saved: of(Math.max(toMinor(sums.total_discount - sums.receipt_discount), 0)),
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

/** A coupon for the delivery is inside delivery_fee already (9.5): then the parts only meet the total without it. */
function couponOnFee(sums: ApiTotals): boolean {
  const { price, total_discount, total_shop_tax, delivery_fee, service_fee, tips, coupon_price, total_price } = sums;
  const without = price - total_discount + total_shop_tax + delivery_fee + service_fee + tips;
  return coupon_price > 0 && Math.abs(without - total_price) < Math.abs(without - coupon_price - total_price);
}
