import { describe, expect, test } from 'vitest';
import { createFaults, matches } from '../../../../sandbox/control/faults.ts';
import { withMalformedItem } from '../../../../sandbox/control/inject-faults.ts';

test.each([
  ['rest/shops', '/api/v1/rest/shops/paginate', true],
  ['rest/shops', '/api/v1/rest/settings', false],
  ['/maps', '/maps/geocode', true],
  ['/maps', '/api/v1/maps', false],
  ['rest/shops/*/products', '/api/v1/rest/shops/12/products', true],
  ['rest/shops/*/products', '/api/v1/rest/shops/12/products/paginate', false],
  ['rest/*/paginate', '/api/v1/rest/shops/12/paginate', false],
  ['rest/**/paginate', '/api/v1/rest/shops/12/paginate', true],
  ['/', '/images/x', true],
])('%s and %s: %s', (pattern, path, isMatch) => {
  expect(matches(pattern, path)).toBe(isMatch);
});

test('a fault wears off after its times', () => {
  const faults = createFaults();
  faults.add({ kind: 'status', path: 'rest', times: 2 });
  const hits = [1, 2, 3].map(() => faults.consume('/api/v1/rest/settings').length);
  expect(hits).toEqual([1, 1, 0]);
  expect(faults.list()).toEqual([]);
});

test('a fault of one method leaves the others alone', () => {
  const faults = createFaults();
  faults.add({ kind: 'lost', path: 'dashboard/user/orders', method: 'POST' });
  const hits = ['GET', 'POST'].map(method => faults.consume('/api/v1/dashboard/user/orders', method).length);
  expect(hits).toEqual([0, 1]);
});

test('"down" matches every path', () => {
  const faults = createFaults();
  faults.add({ kind: 'down', path: '/' });
  expect(faults.consume('/images/logo/1/x.webp')).toHaveLength(1);
});

describe('a malformed item', () => {
  test('takes the place of the second item, wherever the list is', () => {
    const corrupted = withMalformedItem({ data: { all: [{ id: 1 }, { id: 2 }, { id: 3 }] } }) as {
      data: { all: unknown[] };
    };
    expect(corrupted.data.all).toMatchObject([{ id: 1 }, { id: 'rubbish' }, { id: 3 }]);
  });

  test('an answer without a list stays as it is', () => {
    expect(withMalformedItem({ data: null })).toEqual({ data: null });
  });
});
