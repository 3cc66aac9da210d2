/** A receipt adds up, to the minor unit, for any basket in any currency (docs/look.md 1.2, docs/api.md 9.4, 9.5). */
import { describe, expect, test } from 'vitest';
import { priceLines } from '@/lib/cart/lines';
import { toMinor } from '@/lib/cart/rounding';
import type { AccountCartAddon, AccountCartLine, ApiTotals } from '@/lib/cart/schema';
import { type Totals, totalsFrom } from '@/lib/cart/totals';
import { money } from '@/lib/money';
import { chance } from './chance.ts';

/** By id: the marketplace's own, one that is dearer and one that is worth little. */
const currencies = [
  ['base', 1],
  ['3', 0.917382],
  ['2', 12_654.311],
] as const;

const nothing: ApiTotals = {
  price: 0,
  total_discount: 0,
  total_shop_tax: 0,
  delivery_fee: 0,
  service_fee: 0,
  tips: 0,
  coupon_price: 0,
  receipt_discount: 0,
  total_price: 0,
};

describe.each(currencies)('currency %s', (currency, rate) => {
  const { fraction, whole, one } = chance(Math.round(rate * 1000));
  const amount = (most: number) => fraction() * most * rate;
  const part = (index: number): AccountCartAddon => {
    const price = one([0, amount(40), Math.round(amount(40) * 100) / 100]);
    return {
      id: String(index),
      stockId: String(index),
      uuid: crypto.randomUUID(),
      title: '',
      options: '',
      looks: [],
      measure: null,
      picture: '',
      quantity: 1 + whole(8),
      isBonus: false,
      price,
      discount: one([0, 0, price * fraction()]),
      left: 99,
      min: 1,
      max: 99,
      isGone: false,
    };
  };
  const anyBasket = (): AccountCartLine[] =>
    Array.from({ length: 1 + whole(14) }, (_, line) => ({
      ...part(100 * (line + 1)),
      addons: Array.from({ length: whole(3) }, (_, addon) => part(100 * (line + 1) + addon + 1)),
    }));

  test('lines and add-ons are the goods', () => {
    for (let time = 0; time < 400; time += 1) {
      const { lines, goods } = priceLines(anyBasket(), currency);
      const all = lines.flatMap(line => [line.total, ...line.addons.map(({ total }) => total)]);
      expect(sum(all.map(({ minor }) => minor))).toBe(goods.minor);
      expect(all.every(one => one.currency === currency && Number.isInteger(one.minor) && one.minor >= 0)).toBe(true);
    }
  });

  test('goods and fees are the total, and each row is what the API says, give or take one minor unit', () => {
    for (let time = 0; time < 400; time += 1) {
      const basket = anyBasket();
      const { goods } = priceLines(basket, currency);
      const sums = sumsOf(basket);
      const rows = totalsFrom(sums, goods, currency);
      expect(added(rows), JSON.stringify(sums)).toBe(rows.total.minor);
      expect(rows.total.minor).toBe(toMinor(sums.total_price));
      for (const [row, exact] of [
        [rows.recipeDiscount, sums.receipt_discount],
        [rows.tax, sums.total_shop_tax],
        [rows.serviceFee, sums.service_fee],
        [rows.tips, sums.tips],
        [rows.coupon, sums.coupon_price],
        [rows.deliveryFee, sums.delivery_fee],
      ] as const) {
        expect(Math.abs(row.minor - exact * 100)).toBeLessThanOrEqual(1.5);
        expect(exact !== 0 || row.minor === 0, 'nothing stays nothing').toBe(true);
      }
      // The goods are rounded line by line, so that with no other row to give way a minor unit may be left.
      expect(Math.abs(rows.other.minor)).toBeLessThanOrEqual(1);
    }
  });

  function sumsOf(basket: AccountCartLine[]): ApiTotals {
    const all: AccountCartAddon[] = basket.flatMap(line => [line, ...line.addons]);
    const price = sum(all.map(line => line.price));
    const discount = sum(all.map(line => line.discount));
    const rest = price - discount;
    const receipt_discount = one([0, 0, rest * fraction() * 0.2]);
    const fees = {
      total_shop_tax: one([0, rest * 0.07]),
      delivery_fee: one([0, amount(9), 5 * rate]),
      service_fee: one([0, amount(3)]),
      tips: one([0, 0, Math.round(amount(6) * 100) / 100]),
    };
    const coupon_price = one([0, (rest - receipt_discount) * 0.15]);
    const total_discount = discount + receipt_discount;
    const total_price = price - total_discount - coupon_price + sum(Object.values(fees));
    return { price, total_discount, receipt_discount, coupon_price, ...fees, total_price };
  }
});

test('a coupon for the delivery: the fee stands whole, the coupon beside it (docs/api.md 9.5)', () => {
  const sums = { ...nothing, price: 20, delivery_fee: 1.5, coupon_price: 3.5, total_price: 21.5 };
  const rows = totalsFrom(sums, money(2000, 'base'), 'base');
  expect(rows).toMatchObject({ deliveryFee: { minor: 500 }, coupon: { minor: 350 }, other: { minor: 0 } });
  expect(added(rows)).toBe(2150);
});

describe('a coupon beside every other part', () => {
  const parts = { price: 20, total_discount: 2, total_shop_tax: 1, delivery_fee: 1.5, service_fee: 0.75, tips: 3 };
  const sums = { ...nothing, ...parts, coupon_price: 3.5, total_price: 24.25 };
  const feeOf = (...[given, couponFor]: [ApiTotals, Parameters<typeof totalsFrom>[3]?]) =>
    totalsFrom(given, money(1800, 'base'), 'base', couponFor).deliveryFee.minor;

  test('is for the delivery where all parts reach the total without it', () => {
    expect(feeOf(sums)).toBe(500);
    expect(feeOf({ ...sums, total_price: 20.75 })).toBe(150);
  });

  test('is for what the API says, where it does', () => {
    expect(feeOf(sums, 'delivery_fee')).toBe(500);
    expect(feeOf({ ...sums, total_price: 24.26 }, 'delivery_fee')).toBeGreaterThanOrEqual(500);
    expect(feeOf(sums, 'total_price')).toBeLessThan(160);
    expect(feeOf({ ...sums, coupon_price: 0 }, 'delivery_fee')).toBe(150);
  });
});

test('what the API adds without a name is named "other", never hidden in another row', () => {
  const rows = totalsFrom({ ...nothing, price: 20, delivery_fee: 4, total_price: 25 }, money(2000, 'base'), 'base');
  expect(rows.other.minor).toBeGreaterThan(90);
  expect(added(rows)).toBe(2500);
});

function added({ goods, recipeDiscount, coupon, tax, deliveryFee, serviceFee, tips, other }: Totals): number {
  const on = [goods, tax, deliveryFee, serviceFee, tips, other].map(({ minor }) => minor);
  return sum(on) - recipeDiscount.minor - coupon.minor;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
