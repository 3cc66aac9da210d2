import { expect, test } from 'vitest';
import { missing } from '@/lib/route';
import { answerOf } from './visit.ts';

test.each([
  ['/promotions', '/en/base/near/anywhere/promotions'],
  ['/promotions/1', missing],
  ['/branches/3', '/en/base/near/anywhere/branches/3'],
  ['/branches', missing],
  ['/branches/x', missing],
  ['/branches/3/x', missing],
  ['/de/restaurants/map', '/de/base/near/anywhere/restaurants/map'],
  ['/shops/map', '/en/base/near/anywhere/shops/map'],
  ['/shops/map?utm_source=x', '/en/base/near/anywhere/shops/map'],
  ['/shops/map?open=1', '/en/base/near/anywhere/shops/map/filtered?open=1'],
  ['/de/2/near/anywhere/shops/map/filtered', '-> /de/shops/map'],
  ['/shops/map/1', missing],
  ['/shops/maps', missing],
])('%s', (address, inner) => {
  expect(answerOf(address)).toBe(inner);
});
