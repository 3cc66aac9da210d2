import { expect, test } from 'vitest';
import { newestDelivered } from '@/lib/reviews/review-question';
import { order } from '../orders/order.ts';

const now = Date.parse('2023-06-10T12:00:00Z');
const shop = { id: 3, type: 'restaurant', translation: { title: 'Noodle Corner' } };
const one = (id: number, status: string, day = '2023-06-09') =>
  order({ id, status, shop, updated_at: `${day} 10:00:00Z` });

test('the newest order that has come is asked about', () => {
  expect(newestDelivered([one(5, 'delivered'), one(7, 'delivered'), one(9, 'canceled')], now)?.id).toBe('7');
});

test('nobody is asked about what was long ago, has not come, or whose shop is gone', () => {
  expect(newestDelivered([one(5, 'delivered', '2023-05-20')], now)).toBeNull();
  expect(newestDelivered([one(5, 'on_a_way')], now)).toBeNull();
  expect(newestDelivered([order({ id: 5, status: 'delivered', updated_at: '2023-06-09 10:00:00Z' })], now)).toBeNull();
});
