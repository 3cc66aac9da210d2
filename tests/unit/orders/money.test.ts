/** The rows of an order’s receipt. */
import { expect, test } from 'vitest';
import { totalsOfOrder } from '@/lib/orders/money';
import { order } from './order.ts';

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
