/** In which calls do lines go to an API that counts each stock once in a call? */
import { expect, test } from 'vitest';
import { callsOf } from '@/lib/cart/account-cart';

const addon = (stockId: string, quantity = 1) => ({ stockId, quantity });

test('lines go before their add-ons, and a stock that comes again into the next call', () => {
  const wanted = [
    { stockId: '7', quantity: 1, addons: [addon('9', 2)] },
    { stockId: '8', quantity: 3, addons: [addon('9'), addon('5')] },
  ];
  const first = { stock_id: 9, quantity: 2, parent_id: 7 };
  expect(callsOf(wanted)).toEqual([
    [{ stock_id: 7, quantity: 1 }, { stock_id: 8, quantity: 3 }, first, { stock_id: 5, quantity: 1, parent_id: 8 }],
    [{ stock_id: 9, quantity: 1, parent_id: 8 }],
  ]);
});

test('nothing is no call', () => {
  expect(callsOf([])).toEqual([]);
});
