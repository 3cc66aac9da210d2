/** R1 takes a coupon off by the rate twice when it calculates, and once when it makes the order (docs/api.md 9.4). */
import { describe, expect, test } from 'vitest';
import { countsCouponTwice, withCouponOnce } from '@/lib/cart/coupon-rate';
import type { ApiTotals } from '@/lib/cart/schema';

interface Basket {
  /** Base currency. */
  goods: number;
  coupon: { type: 'fix' | 'percent'; price: number };
  taxPercent: number;
  fee: number;
  rate: number;
}

/** Of each basket, in the base currency. `recipe` is a discount that the tax does not notice. */
const usual = { discount: 1.2, recipe: 0.9, service: 0.75, tips: 2 };

const offOf = ({ goods, coupon }: Basket) => (coupon.type === 'fix' ? coupon.price : (goods * coupon.price) / 100);

/** `times`: how often the coupon is multiplied by the rate where it comes off. */
function calculated(basket: Basket, times: 1 | 2): ApiTotals {
  const { goods, taxPercent, fee, rate } = basket;
  const coupon_price = offOf(basket) * rate;
  const left = (goods - usual.discount) * rate - coupon_price * rate ** (times - 1);
  const total_shop_tax = Math.max((left * taxPercent) / 100, 0);
  const delivery_fee = Math.round(fee * rate * 100) / 100;
  return {
    ...{ price: goods * rate, total_discount: (usual.discount + usual.recipe) * rate },
    ...{ receipt_discount: usual.recipe * rate, service_fee: usual.service * rate, tips: usual.tips * rate },
    ...{ total_shop_tax, delivery_fee, coupon_price },
    total_price: Math.max(left + addedTo(rate) + delivery_fee + total_shop_tax, 0),
  };
}

function addedTo(rate: number): number {
  return (usual.service + usual.tips - usual.recipe) * rate;
}

/** In the currency of the rate: P = goods - discount - coupon; P + delivery + tax of P, and the rest. */
function ordered(basket: Basket): number {
  const left = basket.goods - usual.discount - offOf(basket);
  const fee = Math.round(basket.fee * basket.rate * 100) / 100;
  return (left + (left * basket.taxPercent) / 100) * basket.rate + addedTo(basket.rate) + fee;
}

const baskets: Basket[] = [0.92, 0.5, 3.67, 12_600].flatMap(rate =>
  (['fix', 'percent'] as const).flatMap(type =>
    [0, 5].map(taxPercent => ({ goods: 16.715, coupon: { type, price: 7.5 }, taxPercent, fee: 4, rate })),
  ),
);

describe.each(baskets)('%j', basket => {
  test('costs what the order will cost', () => {
    const { total_price, coupon_price } = withCouponOnce(calculated(basket, 2), basket.taxPercent, basket.rate);
    expect(total_price).toBeCloseTo(ordered(basket), 6);
    expect(coupon_price).toBeCloseTo(offOf(basket) * basket.rate, 6);
  });

  test('is left alone where the API counts it once', () => {
    const sums = calculated(basket, 1);
    expect(withCouponOnce(sums, basket.taxPercent, basket.rate)).toBe(sums);
  });
});

test('a coupon on the delivery’s fee, which is taken off it already, is left alone', () => {
  const sums = calculated({ ...(baskets[0] as Basket), coupon: { type: 'fix', price: 0 }, rate: 0.5 }, 1);
  const withCoupon = {
    ...sums,
    coupon_price: 1,
    delivery_fee: sums.delivery_fee - 1,
    total_price: sums.total_price - 1,
  };
  expect(countsCouponTwice(withCoupon, 0.5)).toBe(false);
  expect(countsCouponTwice(withCoupon, 0.0005), 'a rate that leaves next to nothing of it').toBe(false);
});

test('in the base currency there is nothing to tell apart', () => {
  const [first] = baskets;
  expect(countsCouponTwice(calculated({ ...(first as Basket), rate: 1 }, 2), 1)).toBe(false);
});

test('a coupon that is worth more than the goods leaves no tax to be taken off', () => {
  const none = { total_discount: 0, receipt_discount: 0, service_fee: 0, tips: 0, total_shop_tax: 0 };
  const sums = { ...none, price: 10, coupon_price: 15, delivery_fee: 8, total_price: 0 };
  expect(withCouponOnce(sums, 10, 2)).toMatchObject({ total_shop_tax: 0, total_price: 3 });
});
