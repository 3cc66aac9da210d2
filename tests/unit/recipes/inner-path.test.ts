import { expect, test } from 'vitest';
import { missing, route } from '@/lib/route';

function answerOf(address: string): string {
  const [path = '/', search = ''] = address.split('?');
  const answer = route({ path, query: new URLSearchParams(search) });
  return answer.kind === 'page' ? answer.inner : `-> ${answer.to}`;
}

test.each([
  ['/recipes', '/en/base/recipes'],
  ['/recipes?time=30&utm_source=x', '/en/base/recipes/filtered?time=30'],
  ['/recipes?time=&servings=2', '-> /recipes?servings=2'],
  ['/recipes/14', '/en/base/recipes/14/given'],
  ['/de/recipes/14?servings=6', '/de/base/recipes/14/6'],
  ['/recipes/14?servings=25', '/en/base/recipes/14/given'],
  ['/de/base/recipes/14/6', '-> /de/recipes/14'],
  ['/de/base/recipes/filtered', '-> /de/recipes'],
  ['/recipes/x', missing],
  ['/recipes/14/6', missing],
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
