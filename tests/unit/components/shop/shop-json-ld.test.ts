import { expect, test } from 'vitest';
import { offersOf } from '@/components/shop/shop-json-ld';

const price = { minor: 1250, currency: '3' };

test('machines are told a price in its own currency, and none where its code is not known', () => {
  expect(offersOf(price, 'UZS', true)).toMatchObject({ offers: { price: '12.50', priceCurrency: 'UZS' } });
  expect(offersOf(price, null, true)).toEqual({});
});
