/** Orders as the API sends them, with its quirks. */
import { expect, test } from 'vitest';
import { order } from './order.ts';

test('what is 0 may be missing', () => {
  const bare = order({ tax: undefined, delivery_fee: null, total_discount: undefined, details: null });
  expect(bare.parts).toMatchObject({ tax: 0, deliveryFee: 0, discount: 0, coupon: 0 });
  expect(bare.lines).toEqual([]);
});

test('R1 names a coupon in the base currency alone', () => {
  expect(order({ rate: 2, coupon: { id: 1, name: 'TEN', price: 5 } }).parts.coupon).toBe(10);
});

test('a line whose product has left the shop is gone, and keeps its price', () => {
  const [line] = order({ details: [{ id: 1, stock_id: 5, quantity: 2, total_price: 9.5, stock: null }] }).lines;
  expect(line).toMatchObject({ isGone: true, total: 950, title: '' });
});

test('a review of each kind is told apart; one alone is the shop’s', () => {
  const reviews = [
    { assignable_type: 'User', rating: 5, comment: null },
    { assignable_type: 'Shop', rating: 4, comment: 'Warm' },
  ];
  expect(order({ reviews }).reviews.map(({ of }) => of)).toEqual(['courier', 'shop']);
  expect(order({ review: { rating: 3 } }).reviews).toEqual([{ of: 'shop', rating: 3, comment: '', pictures: [] }]);
});
