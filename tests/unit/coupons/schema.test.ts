/** Which codes of the API can be read? */
import { expect, test } from 'vitest';
import { listEnvelope } from '@/lib/api/envelopes';
import { couponSchema } from '@/lib/coupons/schema';
import { expectConsole } from '../stubs/console.ts';

const row = { id: 1, name: 'WELCOME10', type: 'percent', qty: 3, price: 10, expired_at: '2036-11-24 00:00:00Z' };
const read = (...rows: unknown[]) => listEnvelope(couponSchema).parse({ data: rows });

test('a code reduces the goods where the API does not say what', () => {
  expect(read(row, { ...row, name: 1234, for: 'delivery_fee', type: 'fix' })).toEqual([
    { code: 'WELCOME10', type: 'percent', reduces: 'total_price', left: 3, price: 10, endsOn: '2036-11-24' },
    { code: '1234', type: 'fix', reduces: 'delivery_fee', left: 3, price: 10, endsOn: '2036-11-24' },
  ]);
});

test.each([
  ['no end', { expired_at: null }],
  ['an unknown kind', { type: 'gift' }],
  ['an unknown purpose', { for: 'tips' }],
  ['a code that nobody could type', { name: 'A'.repeat(41) }],
  ['a code of another kind of text', { name: '<b>FREE</b> food' }],
])('one with %s is left out', (_what, change) => {
  expect(read({ ...row, ...change })).toEqual([]);
  expectConsole('warn', /dropped a list item/);
});
