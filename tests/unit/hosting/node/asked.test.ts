/** What waits for its turn where pages are made, and what passes. */
import { expect, test } from 'vitest';
import { askedOf } from '@/hosting/node/asked.mjs';

const asked = (url: string, method = 'GET') => askedOf({ url, method } as Parameters<typeof askedOf>[0]);

test.each(['/', '/de/restaurant/5?product=1', '/api', '/_next/nothing', '/apis/cart', '/nothing.js'])(
  '%s is a page',
  url => {
    expect([asked(url), asked(url, 'HEAD')]).toEqual(['page', 'page']);
  },
);

test.each([
  '/api/cart?locale=en',
  '/api/search?q=soup',
  '/og/shop/5',
  '/api/groups',
  '/api/healthy',
  '/api/tiles/x/1/2',
])('%s is a call, as is a form', url => {
  expect([asked(url), asked('/checkout', 'POST')]).toEqual(['call', 'call']);
});

test.each([
  ...['/_next/static/chunks/a.js', '/_next/image?url=%2Fa', '/pictures/360/images/a.webp', '/api/tiles/12/3/4'],
  ...['/api/health', '/api/ready?x', '/api/group?id=5', '/api/chats/a1/stream'],
])('%s has bounds of its own', url => {
  expect(asked(url)).toBeNull();
});

test('what the backend tells to forget is never held up', () => {
  expect(asked('/api/revalidate', 'POST')).toBeNull();
});
