/** Where a customer goes back to: only ever inside the site. */
import { expect, test } from 'vitest';
import { cameFrom, returnPath } from '@/lib/paths/return-path';

test.each([
  ['/restaurants?open=1', '/restaurants?open=1'],
  [
    '/de/shop/5?product=22764665-84ae-54cb-aa52-4f3342965cd0',
    '/de/shop/5?product=22764665-84ae-54cb-aa52-4f3342965cd0',
  ],
  ['/', '/'],
  ['//evil.example/', '/start'],
  ['/\\evil.example', '/start'],
  ['\\\\evil.example', '/start'],
  ['https://evil.example/', '/start'],
  ['javascript:alert(1)', '/start'],
  ['/x/..//evil.example', '/start'],
  ['/\t/evil.example', '/start'],
  // Links leave the language out, where it is the page's own: what follows would then name another host.
  ['/de//evil.example', '/start'],
  ['/en/.//evil.example/checkout', '/start'],
  ['/de/x/..//evil.example', '/start'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
  ['restaurants', '/start'],
  ['', '/start'],
  [undefined, '/start'],
  ['/api/search?q=x', '/start'],
  ['/de/api/search?q=x', '/start'],
  ['/og/home', '/start'],
  ['/address?q=x', '/start'],
  ['/ar/address', '/start'],
  ['/login?returnTo=%2F', '/start'],
  ['/de/register', '/start'],
  ['/addresses', '/addresses'],
  [`/${'x'.repeat(2000)}`, '/start'],
])('going back to %s leads to %s', (from, to) => {
  expect(returnPath(from, '/start')).toBe(to);
});

test('the page before counts only when it is one of ours', () => {
  expect(cameFrom('https://shop.example/de/shops?open=1', 'shop.example')).toBe('/de/shops?open=1');
  expect(cameFrom('https://other.example/de/shops', 'shop.example')).toBeNull();
  expect(cameFrom('not an address', 'shop.example')).toBeNull();
  expect(cameFrom('about:blank', null)).toBeNull();
  expect(cameFrom('not an address', null)).toBeNull();
  expect(cameFrom(null, 'shop.example')).toBeNull();
});
