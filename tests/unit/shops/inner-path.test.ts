/** Which inner page answers a shop's public path, and which public path leads to an inner one? */
import { expect, test } from 'vitest';
import { missing } from '@/lib/route';
import { answerOf, visit } from '../visit.ts';

const uuid = 'd3b0348c-b7d3-5a09-a5f2-ca1e5fc342b0';

test.each([
  ['/shop/5', '/en/base/shop/5/menu'],
  ['/restaurant/5', '/en/base/shop/5/menu'],
  [`/shop/${uuid}`, `/en/base/shop/${uuid}/menu`],
  [`/shop/5?product=${uuid}`, `/en/base/shop/5/menu/product/${uuid}`],
  ['/shop/5?section=7', '/en/base/shop/5/section/7/1'],
  ['/shop/5?section=7&page=3', '/en/base/shop/5/section/7/3'],
  ['/shop/5?section=7&page=-1', '/en/base/shop/5/section/7/1'],
  [`/shop/5?section=7&product=${uuid}`, `/en/base/shop/5/section/7/1/product/${uuid}`],
  ['/shop/5?q=tom%20yum', '/en/base/shop/5/find/tom%20yum'],
  ['/shop/5?q=%20%20', '/en/base/shop/5/menu'],
  ['/shop/5?q=a/b%3F', '/en/base/shop/5/find/a%2Fb%3F'],
  [`/shop/5?q=soup&product=${uuid}`, `/en/base/shop/5/find/soup/product/${uuid}`],
  ['/shop/5?sort=cheapest&section=7', '/en/base/shop/5/filtered/section%3D7%26sort%3Dcheapest'],
  [`/shop/5?deals=1&product=${uuid}`, `/en/base/shop/5/filtered/deals%3D1/product/${uuid}`],
  ['/shop/5?brand=x&sort=dearest', '/en/base/shop/5/menu'],
  ['/shop/5/reviews', '/en/base/shop/5/reviews/1'],
  ['/shop/5/reviews?page=2', '/en/base/shop/5/reviews/2'],
  ['/shop/5/reviews?sort=best&page=2', '/en/base/shop/5/reviews/2/best'],
  ['/shop/5/reviews?sort=worst', '/en/base/shop/5/reviews/1/worst'],
  ['/shop/5/reviews?sort=newest', '/en/base/shop/5/reviews/1'],
  ['/shop/5/reviews?sort=x', '/en/base/shop/5/reviews/1'],
  [
    '/shop/5/reviews?of=4b6f9c1e-0000-4000-8000-000000000001',
    '/en/base/shop/5/reviews/of/4b6f9c1e-0000-4000-8000-000000000001',
  ],
  ['/shop/5/reviews?of=soup', missing],
  ['/restaurant/5/text', '/en/base/shop/5/text'],
  ['/ar/shop/5/text?section=3', '/ar/base/shop/5/text'],
  ['/shop/5/ordered', '-> /login?returnTo=%2Fshop%2F5%2Fordered'],
])('%s is answered by %s', (address, inner) => {
  expect(answerOf(address)).toBe(inner);
});

test.each([
  ['/restaurant/5/ordered', '/en/base/shop/5/ordered'],
  [`/ar/shop/5/ordered?product=${uuid}&q=x`, `/ar/base/shop/5/ordered/product/${uuid}`],
])('%s is for the customer alone', (address, inner) => {
  expect(visit(address, { isSignedIn: true })).toMatchObject({ inner, isOwn: true });
});

test.each([
  ['/en/base/shop/5/menu', '-> /shop/5'],
  [`/de/base/shop/5/menu/product/${uuid}`, `-> /de/shop/5?product=${uuid}`],
  ['/en/base/shop/5/section/7/2', '-> /shop/5?section=7&page=2'],
  ['/en/base/shop/5/find/tom%20yum', '-> /shop/5?q=tom+yum'],
  ['/en/base/shop/5/filtered/section%3D7%26sort%3Dcheapest', '-> /shop/5?section=7&sort=cheapest'],
  [`/en/base/shop/5/filtered/deals%3D1/product/${uuid}`, `-> /shop/5?deals=1&product=${uuid}`],
  ['/en/base/shop/5/reviews/1', '-> /shop/5/reviews'],
  ['/en/base/shop/5/reviews/2', '-> /shop/5/reviews?page=2'],
  ['/en/base/shop/5/reviews/1/best', '-> /shop/5/reviews?sort=best'],
  ['/en/base/shop/5/reviews/3/worst', '-> /shop/5/reviews?page=3&sort=worst'],
  [
    '/en/base/shop/5/reviews/of/4b6f9c1e-0000-4000-8000-000000000001',
    '-> /shop/5/reviews?of=4b6f9c1e-0000-4000-8000-000000000001',
  ],
  ['/en/base/shop/5/find/%E0%A4%A', '-> /shop/5'],
  ['/en/base/shop/5/text', '-> /shop/5/text'],
  ['/en/base/shop/5/ordered', '-> /shop/5/ordered'],
  [`/en/base/shop/5/ordered/product/${uuid}`, `-> /shop/5/ordered?product=${uuid}`],
])('%s leads to the clean path %s', (address, answer) => {
  expect(answerOf(address)).toBe(answer);
});

test.each([
  '/shop',
  '/shop/0',
  '/shop/05',
  '/shop/12345678901',
  '/shop/abc',
  '/shop/5/nothing',
  '/shop/5/reviews/2/x',
  '/shop/5/ordered/x',
  '/shop/5/text/x',
  '/shop/5?product=1',
  `/shop/5?product=${uuid.toUpperCase()}`,
  '/shop/5?section=x',
  '/shop/5?section=../../admin',
])('%s is a 404', address => {
  expect(answerOf(address)).toBe(missing);
});
