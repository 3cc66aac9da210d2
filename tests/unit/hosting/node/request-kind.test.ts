/** What waits for its turn where pages are made, and what passes. */
import { expect, test } from 'vitest';
import { requestKind } from '@/hosting/node/request-kind.mjs';

const kind = (url: string, method = 'GET') => requestKind({ url, method } as Parameters<typeof requestKind>[0]);

test.each([
  '/',
  '/de/restaurant/5?product=1',
  '/api',
  '/_next/nothing',
  // No file of the build: Next makes a page that says so.
  '/_next/static/nothing',
  '/_next/static/..%2fserver',
  '/_next/static/chunks/../../nothing',
  '/_next/static/chunks/%2e%2e/%2E%2e/nothing',
  '/_next/static/chunks',
  '/_next/static?x',
  '/pictures',
  '/apis/cart',
  '/nothing.js',
  '/shop/_next/static/a.js',
  '/a/api/health',
  '/a/api/group',
])('%s is a page', url => {
  expect([kind(url), kind(url, 'HEAD')]).toEqual(['page', 'page']);
});

test.each([
  '/api/cart?locale=en',
  '/api/search?q=soup',
  '/og/shop/5',
  '/api/groups',
  '/api/healthy',
  '/api/tiles/x/1/2',
])('%s is a call, as is a form', url => {
  expect([kind(url), kind('/checkout', 'POST')]).toEqual(['call', 'call']);
});

test.each([
  ...['/_next/static/chunks/a.js', '/_next/static/media/a.woff2?dpl=b', '/_next/static/B-1/_buildManifest.js'],
  ...['/_next/image?url=%2Fa', '/pictures/360/images/a.webp', '/pictures/%zz', '/api/tiles/12/3/4'],
  ...['/api/health', '/api/ready?x'],
])('%s has bounds of its own', url => {
  expect(kind(url)).toBeNull();
});

test.each(['/api/group?last=5', '/api/chats/a1/stream'])('%s is a stream', url => {
  expect(kind(url)).toBe('stream');
});

test('what the backend tells to forget is never held up', () => {
  expect(kind('/api/revalidate', 'POST')).toBeNull();
});
