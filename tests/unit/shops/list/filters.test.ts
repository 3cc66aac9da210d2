import { describe, expect, test } from 'vitest';
import { filterKeys } from '@/lib/shops/list/filter-keys';
import {
  clearFilters,
  countFilters,
  filterQuery,
  filterToApiQuery,
  listPath,
  mapPath,
  noFilter,
  parseFilter,
  type ShopFilter,
  withChoice,
} from '@/lib/shops/list/filters';

const parse = (query: string) => parseFilter(new URLSearchParams(query));
const everything: ShopFilter = {
  category: '7',
  newest: false,
  sort: 'rating',
  fulfilment: 'pickup',
  open: true,
  always: true,
  rating: '4.5',
  within: '45',
  deals: true,
  free: true,
  takes: ['3', '12'],
  from: '5',
  to: '40',
  currency: '2',
  page: 3,
};

describe('a filter in the address bar', () => {
  test.each([
    ['nothing', noFilter],
    ['everything', everything],
    ['newest', { ...noFilter, newest: true, page: 2 }],
    ['one bound', { ...noFilter, to: '15' }],
  ])('%s comes back as it was written', (_name, filter) => {
    expect(parseFilter(filterQuery(filter))).toEqual(filter);
  });

  test('no filter is no query, and every key it writes is known to the middleware', () => {
    expect(filterQuery(noFilter).toString()).toBe('');
    expect([...filterQuery({ ...everything, newest: true }).keys()].filter(key => !filterKeys.includes(key))).toEqual(
      [],
    );
  });

  test.each([
    ['category=7&category=8', 'category=7'],
    ['take=12&take=3&take=12', 'take=3&take=12'],
    ['from=40&to=5', 'from=5&to=40'],
    ['from=007&to=0', 'from=7'],
    ['from=٥&to=۴۰', 'from=5&to=40'],
    ['from=9.50&to=12,5', 'from=9&to=13'],
    ['from=10 000&to=1.000', 'from=1000&to=10000'],
    ['from=12,600.00&to=1.250.000,50', 'from=12600&to=1250001'],
    ["from=1'500&to=٢٬٥٠٠", 'from=1500&to=2500'],
    ['from=0.500&to=1.000.50', ''],
    ['from=1,50,000&to=12.34.56', ''],
    ['fulfilment=delivery&rating=&sort=&page=1', ''],
    ['page=2&open=1', 'open=1&page=2'],
    ['newest=1&category=7&sort=rating', 'newest=1'],
    ['within=31&open=1', 'open=1'],
    ['currency=2&open=1', 'open=1'],
    ['currency=2&to=15', 'to=15&currency=2'],
    ['to=15&currency=$', 'to=15'],
  ])('%s is said shortest as "%s"', (long, short) => {
    expect(filterQuery(parse(long)).toString()).toBe(short);
  });

  test.each([
    'category=0',
    'category=1e3',
    'category=<script>',
    'category=99999999999',
    'sort=constructor',
    'rating=9',
    'rating=4.50',
    'open=true',
    'take=-1&take=x',
    'from=-5',
    'to=1e9',
    'from=1234567890',
    'page=0',
    'page=-3',
    'page=2.5',
    'page=10000',
    'page=NaN',
    'fulfilment=drone',
    '__proto__=1',
  ])('forged %s counts as not chosen', query => {
    expect(parse(query)).toEqual(noFilter);
  });

  test('a flood of takes is cut', () => {
    const flood = Array.from({ length: 500 }, (_, index) => `take=${index + 1}`).join('&');
    expect(parse(flood).takes).toHaveLength(20);
  });
});

describe('choosing', () => {
  test('newest clears the category, and a category turns newest off', () => {
    const newest = withChoice({ ...noFilter, category: '7', open: true }, { newest: true });
    expect(newest).toMatchObject({ category: '', newest: true, open: true });
    expect(withChoice(newest, { category: '8' })).toMatchObject({ category: '8', newest: false, open: true });
  });

  test('an order turns newest off, which is an order itself', () => {
    expect(withChoice({ ...noFilter, newest: true }, { sort: 'rating' })).toMatchObject({
      newest: false,
      sort: 'rating',
    });
    expect(withChoice({ ...noFilter, sort: 'rating' }, { newest: true })).toMatchObject({ newest: true, sort: '' });
  });

  test('every choice goes back to the first page', () => {
    expect(withChoice(everything, { open: false }).page).toBe(1);
  });

  test('clearing keeps the order and the way of fulfilment', () => {
    expect(clearFilters(everything)).toEqual({ ...noFilter, sort: 'rating', fulfilment: 'pickup' });
  });

  test('the number of filters counts each take and the price range once', () => {
    expect(countFilters(noFilter)).toBe(0);
    expect(countFilters({ ...noFilter, sort: 'rating', fulfilment: 'pickup', page: 4 })).toBe(0);
    expect(countFilters(everything)).toBe(10);
  });

  test('the path of a list carries its filter', () => {
    expect(listPath('shop', noFilter)).toBe('/shops');
    expect(listPath('restaurant', { ...noFilter, open: true })).toBe('/restaurants?open=1');
    expect(mapPath('shop', noFilter)).toBe('/shops/map');
    expect(mapPath('restaurant', { ...noFilter, open: true, page: 3 })).toBe('/restaurants/map?open=1');
  });
});

describe('what the API is asked', () => {
  test('nothing for no filter', () => {
    const asked = Object.values(filterToApiQuery(noFilter)).flat().filter(Boolean);
    expect(asked).toEqual([1]);
  });

  test('newest is an order there', () => {
    expect(filterToApiQuery({ ...noFilter, newest: true })).toMatchObject({ order_by: 'new' });
    expect(filterToApiQuery({ ...noFilter, sort: 'popular' })).toMatchObject({ order_by: 'best_sale' });
  });

  test('what is ticked', () => {
    const asked = filterToApiQuery({ ...noFilter, open: true, always: true, deals: true, free: true });
    expect(asked).toMatchObject({ open: 1, work_24_7: 1, deals: 1, free_delivery: 1 });
  });

  test('ranges have both their ends', () => {
    expect(filterToApiQuery({ ...noFilter, from: '5' }).prices).toEqual(['5', '999999999']);
    expect(countFilters({ ...noFilter, from: '5' })).toBe(1);
    expect(countFilters({ ...noFilter, to: '5' })).toBe(1);
    expect(filterToApiQuery({ ...noFilter, rating: '4', to: '15' })).toMatchObject({
      rating: ['4', '5'],
      prices: ['0', '15'],
    });
  });
});
