import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusalOf } from '@/hosting/requests/untaken.mjs';

test.each(['GET', 'HEAD', 'POST'])('%s passes', method => expect(refusalOf({ method, url: '/' })).toBeNull());

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', ''])('%s is refused', method =>
  expect(refusalOf({ method, url: '/' })).toEqual({
    status: 405,
    headers: { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' },
  }),
);

test.each([
  '/icons/none.png',
  '/icons/icon.svg?x',
  '//icons/none.png',
  '/_next/static/chunks/none.js',
  '/_next/image?url=x',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/og/home',
  '/pictures/640/none.jpg',
])('nothing can be posted to %s', url => {
  expect(refusalOf({ method: 'POST', url })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(refusalOf({ method: 'GET', url })).toBeNull();
});

test.each(['/', '/cart', '/de/checkout?x=/icons/none.png', '/api/cart', '/iconscope', '/sitemap-of-ours'])(
  'a form is posted to %s',
  url => expect(refusalOf({ method: 'POST', url })).toBeNull(),
);

test.each([
  ['a filter', `/restaurants?${'take=7&'.repeat(100)}`, undefined],
  ['the way back from a provider', `/api/sign-in/google/callback?code=${'x'.repeat(2000)}`, undefined],
  ['thousands of parameters', `/restaurants?${'a&'.repeat(3000)}`, 414],
  ['more than a page could mean', `/search?q=${'x'.repeat(9000)}`, 414],
])('a URL: %s', (_, url, status) => expect(refusalOf({ method: 'GET', url })?.status).toBe(status));

test.each(['*', 'http://other.test/about', 'HTTPS://other.test', 'about'])('%s is no path', url =>
  expect(refusalOf({ method: 'GET', url })?.status).toBe(400),
);

test.each([
  ['none', undefined, undefined],
  [
    'ours, and those of the operator’s domain',
    Array.from({ length: 600 }, (_, at) => `c${at}=1`).join('; '),
    undefined,
  ],
  ['more than a browser keeps', `${'a=;'.repeat(600)}a=`, 431],
])('cookies: %s', (_, cookies, status) =>
  expect(refusalOf({ method: 'GET', url: '/api/me', cookies })?.status).toBe(status),
);

const shell = ['(market)', {}, null, 'refetch'];

/** A router's state of so many levels. */
function nested(levels: number): string {
  return `${'["",{"children":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`;
}

test.each([
  ['none', undefined, undefined],
  [
    'a page’s',
    encodeURIComponent(JSON.stringify(['', { children: [['locale', 'en', 'd', null], { children: shell }] }])),
    undefined,
  ],
  ['no JSON', '%F0%9F%8D%95', 400],
  ['JSON of another shape', encodeURIComponent(JSON.stringify(['', { children: 7 }])), 400],
  ['two of them', ['[]', '[]'], 400],
  ['a broken escape', '%zz', 400],
  ['deeper than any page', nested(60), 400],
  ['the same, encoded', encodeURIComponent(nested(60)), 400],
  ['longer than any page’s', JSON.stringify(['x'.repeat(9000), {}]), 400],
])('the router’s state: %s', (_, routerState, status) =>
  expect(refusalOf({ method: 'GET', url: '/cart', routerState })?.status).toBe(status),
);

test('no route handler takes another method', () => {
  const root = join(import.meta.dirname, '../../../..');
  const routes = globSync('app/**/route.ts', { cwd: root });
  expect(routes.length).toBeGreaterThan(10);
  const others = routes.filter(file =>
    /export (const|(async )?function) (PUT|PATCH|DELETE|OPTIONS)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
});

test.each(['node/front/front-thread.mjs', 'workerd/worker.mjs', 'lambda/handler.mjs'])('%s asks for it', file =>
  expect(readFileSync(join(import.meta.dirname, '../../../../hosting', file), 'utf8')).toMatch(
    /refusalOf\(\{[\s\S]{0,300}routerState/,
  ),
);
