/** What may the popover ask of GET /api/search? */
import { expect, test } from 'vitest';
import { searchQuerySchema } from '@/lib/search/schema';

test('a list is asked for from its first page unless told', () => {
  expect(searchQuerySchema.parse({ q: ' soup ', kind: 'shops' })).toEqual({ q: 'soup', kind: 'shops', page: 1 });
});

test.each([
  { kind: 'shops' },
  { q: ' ', kind: 'shops' },
  { q: 'soup' },
  { q: 'soup', kind: 'couriers' },
  { q: 'soup', kind: 'products', page: '0' },
  { q: 'soup', kind: 'products', page: '51' },
  { q: 'x'.repeat(81), kind: 'shops' },
  { q: 'soup', kind: 'products', shop: '5 or 1=1' },
])('%o is malformed', query => {
  expect(searchQuerySchema.safeParse(query).success).toBe(false);
});
