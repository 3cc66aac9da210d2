/** A page that is kept when another currency is chosen keeps what its amounts are worth. */
import { expect, test } from 'vitest';
import { amountsTimes } from '@/lib/preferences/amounts-in-path';

test.each([
  ['/restaurants?sort=rating&from=10&to=50', 12_600, '/restaurants?sort=rating&from=126000&to=630000'],
  ['/restaurants?from=126000', 1 / 12_600, '/restaurants?from=10'],
  ['/shops?from=1', 1 / 12_600, '/shops?from=1'],
  ['/wallet/top-up?amount=2000&currency=base', 0.92, '/wallet/top-up?amount=2000&currency=base'],
  ['/address?returnTo=%2Fcheckout', 0.92, '/address?returnTo=%2Fcheckout'],
  ['/restaurants', 0.92, '/restaurants'],
  ['/search?from=10&q=soup?', 2, '/search?from=20&q=soup%3F'],
  ['/restaurants?take=2&take=3&from=10', 1, '/restaurants?take=2&take=3&from=10'],
])('%s at %d', (path, factor, then) => {
  expect(amountsTimes(path, factor)).toBe(then);
});
