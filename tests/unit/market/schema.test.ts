import { expect, test } from 'vitest';
import { translationsSchema } from '@/lib/market/schema';

test('of the operator’s texts those are read that can be a message', () => {
  const texts = {
    home: 'Welcome',
    search: '',
    cart: null,
    orders: 5,
    wallet: 'x'.repeat(2000),
    terms: 'x'.repeat(2001),
  };
  expect(translationsSchema.parse({ data: texts })).toEqual({ home: 'Welcome', wallet: 'x'.repeat(2000) });
});
