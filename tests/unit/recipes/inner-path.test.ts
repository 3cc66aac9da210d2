import { expect, test } from 'vitest';
import { missing } from '@/lib/route';
import { answerOf } from '../visit.ts';

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
])('%s', (address, inner) => {
  expect(answerOf(address)).toBe(inner);
});
