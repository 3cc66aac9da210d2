/** The rows of an order’s receipt. */
import { expect, test } from 'vitest';
import { moneyStyleOf, totalsOfOrder } from '@/lib/orders/money';
import { order } from './order.ts';

test('amounts are written as the order’s currency is, and in dollars where it does not say', () => {
  const style = (currency: object) => moneyStyleOf(order({ currency }), 'de');
  expect(style({ id: 2, symbol: '€', position: 'after' })).toEqual({ symbol: '€', position: 'after', language: 'de' });
  const dollars = { symbol: '$', position: 'before', language: 'de' };
  expect([style({}), style({ id: 2, symbol: '', position: null })]).toEqual([dollars, dollars]);
});

test('the rows add up to what was charged, to the cent', () => {
  const details = [{ id: 1, stock_id: 5, quantity: 3, total_price: 16.705 }];
  const totals = totalsOfOrder(order({ details, total_price: 21.545 }));
  expect(totals.goods.minor + totals.tax.minor + totals.deliveryFee.minor + totals.other.minor).toBe(
    totals.total.minor,
  );
});

test('lines are rounded together, as at the checkout: two halves of a cent are one', () => {
  const addons = [{ id: 2, stock_id: 6, quantity: 1, total_price: 1.515 }];
  const details = [{ id: 1, stock_id: 5, quantity: 1, total_price: 8.505, addons }];
  const nothing = { tax: 0, delivery_fee: 0, total_discount: 0 };
  const paid = order({ details, ...nothing, origin_price: 10.02, total_price: 10.02 });
  expect(totalsOfOrder(paid)).toMatchObject({ goods: { minor: 1002 }, other: { minor: 0 }, total: { minor: 1002 } });
  const lines = paid.lines.flatMap(line => [line, ...line.addons]);
  expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(1002);
});

/** In the base currency: goods 20, a coupon of 1 on them, delivery 4. R1's origin_price holds the coupon unconverted. */
const withCoupon = (rate: number, more: object = {}) =>
  order({
    ...{ rate, total_discount: 0, tax: 0 },
    details: [{ id: 1, stock_id: 5, quantity: 1, total_price: 20 * rate }],
    delivery_fee: 4 * rate,
    total_price: 23 * rate,
    origin_price: 19 * rate + 1,
    coupon: { id: 1, name: 'MINUS1', price: 1 },
    ...more,
  });

test.each([1, 0.9, 3.67, 12_650])('at a rate of %d a coupon on goods leaves the fee of the delivery alone', rate => {
  expect(totalsOfOrder(withCoupon(rate))).toMatchObject({
    goods: { minor: 2000 * rate },
    coupon: { minor: 100 * rate },
    deliveryFee: { minor: 400 * rate },
    other: { minor: 0 },
    total: { minor: 2300 * rate },
  });
});

test.each([1, 12_650])('at a rate of %d a coupon for the delivery is a row beside the whole fee', rate => {
  const reduced = { delivery_fee: 3 * rate, coupon_price: rate, origin_price: 20 * rate };
  for (const coupon of [
    { id: 1, name: 'FREERIDE', price: 1, for: 'delivery_fee' },
    { id: 1, name: 'FREERIDE', price: 1 },
  ]) {
    expect(totalsOfOrder(withCoupon(rate, { ...reduced, coupon }))).toMatchObject({
      coupon: { minor: 100 * rate },
      deliveryFee: { minor: 400 * rate },
      other: { minor: 0 },
    });
  }
});
