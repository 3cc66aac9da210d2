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
