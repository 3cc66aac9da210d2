/** How an order and a parcel are named among all that a customer pays. */
import { expect, test } from 'vitest';
import { billKey, billPath } from '@/lib/bill';

test('its key leads to its page', () => {
  expect(billPath(billKey({ of: 'order', id: '7' }))).toBe('/orders/7');
  expect(billPath(billKey({ of: 'parcel', id: '7' }))).toBe('/parcels/7');
  expect(billKey({ of: 'order', id: '7' })).not.toBe(billKey({ of: 'parcel', id: '7' }));
});

test.each(['', 'cart', 'wallet', '0', 'parcel-', 'parcel-0', 'parcel-99999999999', '//evil.test', 'parcel-7/../x'])(
  '"%s" is no such key',
  key => {
    expect(billPath(key)).toBeNull();
  },
);
