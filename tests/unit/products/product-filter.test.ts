/** What narrows and orders a shop's products: as a query, and as the API is asked. */
import { expect, test } from 'vitest';
import {
  isFiltered,
  noProductFilter,
  parseProductFilter,
  productFilterQuery,
  productFilterToApi,
} from '@/lib/products/product-filter';

const parse = (query: string) => parseProductFilter(new URLSearchParams(query));

test('one filter has one query, whatever was typed', () => {
  const written = (query: string) => productFilterQuery(parse(query)).toString();
  const whole = 'section=7&q=milk&brand=3&deals=1&sort=cheapest&page=2';
  expect(written(whole)).toBe(whole);
  expect(written('page=2&sort=cheapest&q=%20milk%20&deals=1&brand=3&section=7&x=1')).toBe(whole);
  expect(written('section=x&brand=-1&deals=yes&sort=dearest&page=0')).toBe('');
});

test.each([
  ['', false],
  ['section=7&q=milk&page=2', false],
  ['deals=1', true],
  ['brand=3', true],
  ['sort=popular', true],
])('"%s" is filtered: %s', (query, is) => expect(isFiltered(parse(query))).toBe(is));

test('a filter is asked of the API in its own words', () => {
  expect(productFilterToApi(parse('section=7&brand=3&deals=1&sort=cheapest'))).toMatchObject({
    category_id: '7',
    brand_id: '3',
    deals: 1,
    column_price: 'asc',
    order_by: null,
  });
  expect(productFilterToApi({ ...noProductFilter, sort: 'popular' })).toMatchObject({ order_by: 'best_sale' });
});
