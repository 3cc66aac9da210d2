/** Which questions the search answers. */
import { expect, test } from 'vitest';
import { searchQuerySchema } from '@/lib/search/schema';

test.each([
  [{ q: 'soup', shops: '1', products: '2' }, true],
  [{ q: '  ' }, false],
  [{}, false],
  [{ q: 'x'.repeat(81) }, false],
  [{ q: 'soup', shops: '0' }, false],
  [{ q: 'soup', products: '51' }, false],
  [{ q: 'soup', shop: '5 or 1=1' }, false],
])('the query %j of the route handler is taken: %s', (query, isTaken) => {
  expect(searchQuerySchema.safeParse(query).success).toBe(isTaken);
});
