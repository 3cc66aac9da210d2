/** Which links carry a coupon's code, and where do they lead? */
import { expect, test } from 'vitest';
import { isMeantFor, parseLinked } from '@/lib/coupons/linked-coupon';
import { visit } from '../visit.ts';

const uuid = 'd3b0348c-b7d3-5a09-a5f2-ca1e5fc342b0';

test.each([
  ['/shop/5?coupon=WELCOME10', '/shop/5', '5:WELCOME10'],
  [
    `/de/restaurant/5?utm_source=mail&coupon=MINUS3&product=${uuid}`,
    `/de/restaurant/5?utm_source=mail&product=${uuid}`,
    '5:MINUS3',
  ],
  [`/shop/${uuid}?coupon=MINUS3`, `/shop/${uuid}`, ':MINUS3'],
  ['/?coupon=%20MINUS3%20', '/', ':MINUS3'],
  ['/ar?coupon=%D8%AE%D8%B5%D9%85', '/ar', ':خصم'],
  ['/shop/5?coupon=%3Cscript%3E', '/shop/5', undefined],
  [`/shop/5?coupon=${'A'.repeat(41)}`, '/shop/5', undefined],
  ['/shop/5?coupon=', '/shop/5', undefined],
])('%s is kept, and the page without it answers', (address, to, coupon) => {
  const answer = visit(address);
  expect(answer).toMatchObject({ kind: 'redirect', to, isPermanent: false });
  expect(answer.kind === 'redirect' && answer.coupon).toBe(coupon);
  expect(visit(to).kind).toBe('page');
});

test.each([
  '/restaurants?coupon=A1',
  '/shop/5/reviews?coupon=A1',
  '/shop/x?coupon=A1',
  '/checkout?coupon=A1',
  '/recipes/5?coupon=A1',
])('%s is no such link', address => {
  expect(visit(address).kind).toBe('page');
});

test('what is posted there reaches its page', () => {
  expect(visit('/shop/5?coupon=A1', { isSubmission: true }).kind).toBe('page');
});

test('the cookie says for which shop the code is meant', () => {
  const ofShop = { shopId: '5', code: 'MINUS3' };
  expect(parseLinked('5:MINUS3')).toEqual(ofShop);
  expect(parseLinked(':MINUS3')).toEqual({ shopId: '', code: 'MINUS3' });
  expect([isMeantFor('5', ofShop), isMeantFor('6', ofShop)]).toEqual([true, false]);
  expect(isMeantFor('6', { shopId: '', code: 'MINUS3' })).toBe(true);
});

test.each([undefined, '', ':', 'MINUS3', 'x:MINUS3', '5:<b>', `5:${'A'.repeat(41)}`])('%s is no code', kept => {
  expect(parseLinked(kept)).toBeNull();
});
