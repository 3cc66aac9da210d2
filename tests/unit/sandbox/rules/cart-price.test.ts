import { describe, expect, test } from 'vitest';
import {
  type CartPriceInput,
  type CouponTerms,
  goodsOf,
  linePrice,
  totalsOf,
} from '../../../../sandbox/rules/cart-price.ts';
import { unitPrice } from '../../../../sandbox/rules/price.ts';

/** docs/api.md 9.7. */
const pizzas = linePrice(unitPrice(8, 5, { type: 'percent', price: 10 }), 2);
const cheese = linePrice(unitPrice(1.5, 1, null), 1);
const minusOne: CouponTerms = { type: 'fix', applies_to: 'total_price', price: 1 };
const example: CartPriceInput = {
  lines: [pizzas, cheese],
  recipes: { discount: 0, count: 0 },
  shop: { latitude: 41.29, longitude: 69.22, price: 2, price_per_km: 1, tax: 5 },
  type: 'delivery',
  // Two kilometres north.
  address: { latitude: 41.307986, longitude: 69.22 },
  coupon: minusOne,
  serviceFee: 0,
  tips: 0,
  rate: 1,
};

describe('the worked example', () => {
  const totals = totalsOf(example);

  test('comes out as the contract has it', () => {
    expect(pizzas).toEqual({ price: 16.8, discount: 1.6 });
    expect(goodsOf(example.lines, example.recipes)).toBeCloseTo(16.715, 10);
    expect(totals.km).toBe(2);
    expect(totals.total_shop_tax).toBeCloseTo(0.78575, 10);
    expect(totals.delivery_fee).toBe(4);
    expect(totals.total_price).toBeCloseTo(20.50075, 10);
  });

  test.each([1, 0.92, 12600])('adds up line by line at rate %d', rate => {
    const terms = { ...example, rate, serviceFee: 0.5, tips: 3 * rate, recipes: { discount: 1.2, count: 1 } };
    const {
      price,
      total_discount,
      coupon_price,
      total_shop_tax,
      delivery_fee,
      service_fee,
      tips,
      total_price,
      ...more
    } = totalsOf(terms);
    const sum = price - total_discount - coupon_price + total_shop_tax + delivery_fee + service_fee + tips;
    expect(sum).toBeCloseTo(total_price, 6);
    expect(service_fee).toBeCloseTo(0.5 * rate, 10);
    expect(coupon_price).toBeCloseTo(rate, 10);
    expect(total_discount).toBeCloseTo((1.6 + 1.2) * rate, 10);
    expect(more.receipt_discount).toBeCloseTo(1.2 * rate, 10);
  });

  test('its goods cost less by the discount for complete recipes, and never less than nothing', () => {
    expect(goodsOf(example.lines, { discount: 1.2, count: 1 })).toBeCloseTo(15.515, 10);
    expect(goodsOf(example.lines, { discount: 99, count: 1 })).toBe(0);
  });
});

test('nothing is brought when it is picked up', () => {
  expect(totalsOf({ ...example, type: 'pickup', address: null })).toMatchObject({ delivery_fee: 0, km: 0 });
});

describe('a coupon', () => {
  test('does not lower the tax where that is counted before it, as R2 does', () => {
    const { total_shop_tax, total_price } = totalsOf({ ...example, taxesBeforeCoupon: true });
    expect(total_shop_tax).toBeCloseTo(0.83575, 10);
    expect(total_price).toBeCloseTo(20.55075, 10);
  });

  test('never takes off more than the goods cost', () => {
    const { coupon_price, total_shop_tax, total_price } = totalsOf({ ...example, coupon: { ...minusOne, price: 99 } });
    expect(coupon_price).toBeCloseTo(16.715, 10);
    expect(total_shop_tax).toBe(0);
    expect(total_price).toBeCloseTo(4, 10);
  });

  test('of ten percent is taken of the goods alone', () => {
    const { coupon_price, delivery_fee } = totalsOf({
      ...example,
      coupon: { ...minusOne, type: 'percent', price: 10 },
    });
    expect(coupon_price).toBeCloseTo(1.6715, 10);
    expect(delivery_fee).toBe(4);
  });

  test('for the delivery lowers its fee and leaves the goods alone', () => {
    const coupon: CouponTerms = { type: 'percent', applies_to: 'delivery_fee', price: 50 };
    const { coupon_price, delivery_fee, total_price } = totalsOf({ ...example, coupon });
    expect([coupon_price, delivery_fee]).toEqual([2, 2]);
    expect(total_price).toBeCloseTo(16.715 * 1.05 + 2, 10);
  });
});

test('a discount beyond the price makes a line free, not a gift of money', () => {
  const line = linePrice(unitPrice(2, 5, { type: 'fix', price: 9 }), 3);
  expect(line.price - line.discount).toBe(0);
});
