import { expect, test } from 'vitest';
import { expensiveCall, expensivePage } from '@/lib/rate-limit/expensive';
import { route } from '@/lib/route';

test.each([
  ['/api/search?q=pizza', 'search'],
  ['/api/delivers?shop=5', 'delivers'],
  ['/api/addresses?q=lantern', 'addresses'],
  ['/api/addresses?lat=41&lng=69', 'geocoding'],
  ['/api/tiles/15/100/200', 'tiles'],
  ['/api/tiles/15/100', null],
  ['/api/search/base/near/anywhere', null],
  ['/api/sign-in/google?returnTo=%2F', 'providers'],
  ['/api/sign-in/google/callback', null],
  ['/api/sign-in/link', null],
  ['/api/cart', null],
  ['/api/me', null],
])('the call %s is counted as %s', (url, what) => {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  expect(expensiveCall(pathname, searchParams)).toBe(what);
});

test.each([
  ['/search?q=pizza', 'search'],
  ['/ar/search', 'search'],
  ['/de/restaurants?open=1', 'search'],
  ['/shops?rating=4', 'search'],
  ['/shop/5?q=milk', 'search'],
  ['/shop/5?section=7&sort=cheapest', 'search'],
  ['/address?q=lantern', 'addresses'],
  ['/address?returnTo=%2F', null],
  ['/wallet/send?search=nora', 'people'],
  ['/wallet/send', null],
  ['/ar/orders?q=soup', 'search'],
  ['/orders?past=1&search=nora', null],
  ['/orders/5?q=soup', null],
  ['/', null],
  ['/restaurants', null],
  ['/shop/5', null],
  ['/addresses/new', null],
  ['/cart', null],
])('the page %s is counted as %s', (url, what) => {
  const { pathname: path, searchParams: query } = new URL(url, 'http://site.invalid');
  const answer = route({ path, query, isSignedIn: true });
  expect(answer.kind === 'page' ? expensivePage(answer.inner) : answer).toBe(what);
});
