import { expect, test } from 'vitest';
import { isInventable, longestKeep, memory } from '@/lib/cache';

test('an answer may stand in for five hours after it was fresh', () => {
  expect(longestKeep(memory.settings)).toBe(6 * 3600);
  expect(longestKeep(memory.shop('5'))).toBe(300 + 5 * 3600);
});

test.each([
  ['of the market', { currency_id: '2', type: 'restaurant', perPage: 12, shop_id: '5' }],
  ['of a list nobody has narrowed', { category_id: null, open: null, take: [], rating: undefined, page: 1 }],
  ['of nothing', {}],
])('a query %s is no invention', (_, query) => {
  expect(isInventable(query)).toBe(false);
});

test.each([
  ['words', { search: 'soup' }],
  ['a point', { address: { latitude: 41.2, longitude: 69.2 } }],
  ['a filter', { category_id: '7' }],
  ['a price', { prices: ['1', '2'] }],
  ['a further page', { page: 2 }],
])('%s can be invented', (_, query) => {
  expect(isInventable({ perPage: 12, ...query })).toBe(true);
});
