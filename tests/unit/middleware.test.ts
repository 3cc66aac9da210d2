/** What passes the middleware by? Exactly the files and route handlers that there are, and nothing that is near them. */
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expensiveCall } from '@/lib/rate-limit/expensive';
import german from '@/messages/de.json';
import { config, middleware } from '@/middleware';

const root = join(import.meta.dirname, '../..');

/**
 * Paths of route handlers, with something possible in place of each parameter. One below a language, such as a feed, is
 * reached through the middleware, as its pages are.
 */
const handlers = globSync('**/route.ts', { cwd: join(root, 'app') })
  .filter(file => !file.startsWith('[locale]'))
  .map(
    file =>
      `/${file
        .replace(/\/route\.ts$/, '')
        .replace('[file]', 'pages.xml')
        .replace('[provider]', 'google')
        .replaceAll(/\[[^\]]+\]/g, '75')}`,
  );

const publicFiles = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice(join(root, 'public').length));

const machineReadable = ['/robots.txt', '/manifest.webmanifest', '/sitemap/pages.xml', '/sitemap/restaurants-12.xml'];
const frameworkFiles = [
  '/_next/static/chunks/0abc.js',
  '/_next/static/media/commissioner.woff2',
  '/_next/static/joined/0a,1b.js',
  '/_next/static/JO0nYZ8GB4to8C8NB-xqO/_buildManifest.js',
  '/_next/image',
];

beforeEach(() => {
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

function isPage(path: string): boolean {
  return doesMiddlewareMatch({ config, url: `http://site.invalid${path}` });
}

/** They pass through it, where they are counted. */
const counted = handlers.filter(path => expensiveCall(path, new URLSearchParams()) !== null);

test.each([...handlers.filter(path => !counted.includes(path)), ...publicFiles, ...machineReadable, ...frameworkFiles])(
  '%s passes by',
  path => {
    expect(isPage(path)).toBe(false);
  },
);

test('a session that ended takes a browser’s baskets with it, and of forged ones no more than a browser has', async () => {
  const forged = Array.from({ length: 300 }, (_, index) => `begun.${index}=1`);
  const headers = { cookie: ['me=1.0', ...forged].join('; ') };
  const answer = await middleware(new NextRequest('http://site.invalid/login?ended=none', { headers }));
  const deleted = answer.headers.getSetCookie().filter(cookie => cookie.startsWith('begun.'));
  expect(deleted.length).toBeGreaterThan(1);
  expect(deleted.length).toBeLessThan(50);
});

test.each(counted)('%s is counted, and answered by its own handler', async path => {
  expect(isPage(path)).toBe(true);
  const answer = await middleware(new NextRequest(`http://site.invalid${path}`));
  expect(answer.headers.get('x-middleware-next')).toBe('1');
});

test('all calls that cost something are counted', () => {
  expect(counted.toSorted()).toEqual([
    '/api/addresses',
    '/api/delivers',
    '/api/search',
    '/api/sign-in/google',
    '/api/tiles/75/75/75',
  ]);
});

const prefixes = ['/api', '/og', '/icons', '/sitemap', '/sitemapx', '/_next', '/_next/static', '/robots.txt', '/zz'];

/** The ends of inner paths, behind language and currency. */
const innerPages = globSync('**/page.tsx', { cwd: join(root, 'app/[locale]/[currency]') }).map(file =>
  file
    .replace(/(^|\/)page\.tsx$/, '')
    .replaceAll(/\(\w+\)\//g, '')
    .replaceAll(/\[[^\]]+\]/g, '5')
    .replace('%5F', '_'),
);

describe('no inner page passes by', () => {
  test.each(prefixes)('behind %s', prefix => {
    expect(innerPages.length).toBeGreaterThan(20);
    for (const page of innerPages)
      for (const currency of ['base', 'zzz', 'home', 'shop'])
        for (const end of ['', '.rsc', '.json']) {
          const path = `${prefix}/${currency}/${page}${end}`;
          expect.soft(isPage(path), path).toBe(true);
        }
  });
});

test.each([
  ...handlers.flatMap(path => [`${path}/`, `${path}/more`, `${path}.rsc`, `/x${path}`]),
  '/api',
  '/api/nothing',
  '/api/carts',
  '/icons/a/b.svg',
  '/icons/none.png',
  '/icons/sprite-00000000.svg',
  '/faviconxico',
  '/robots.txtx',
])('%s is a page that route() does not know', path => {
  expect(isPage(path)).toBe(true);
});

describe('where a CDN in front knows the view cookie', () => {
  beforeEach(() => vi.stubEnv('CDN_KEEPS_VIEWS', '1'));
  const caching = async (path: string, cookie = '') => {
    const response = await middleware(new NextRequest(`https://site.test${path}`, { headers: { cookie } }));
    return [response.headers.get('cache-control'), response.headers.has('set-cookie')];
  };

  test('it may keep pages, and none that sets a cookie', async () => {
    expect(await caching('/restaurants')).toEqual([null, false]);
    expect(await caching('/restaurants', 'me=1.0')).toEqual(['private, no-store', true]);
    expect(await caching('/search?q=soup')).toEqual(['private, no-store', true]);
  });

  test.each(['/', '/de', '/de/'])(
    'home at %s stays private: more than the view decides what answers there',
    async path => {
      expect((await caching(path))[0]).toMatch(/^private/);
    },
  );

  test('without the setting a page that sets a cookie is kept by nobody either', async () => {
    vi.stubEnv('CDN_KEEPS_VIEWS', '0');
    expect(await caching('/search?q=soup')).toEqual(['private, no-store', true]);
    expect((await caching('/restaurants'))[0]).toMatch(/^private, max-age=0/);
  });
});

describe('a browser that was just given cookies', () => {
  const opens = (headers: Record<string, string>) =>
    middleware(
      new NextRequest('http://site.invalid/de/cart?x=1&cookies=1', { headers: { accept: 'text/html', ...headers } }),
    );

  test('and has kept them is led to its page', async () => {
    const answer = await opens({ cookie: 'me=0' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://site.invalid/de/cart?x=1']);
  });

  test('and has not reads why its cart is empty, and where that is allowed', async () => {
    const answer = await opens({});
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain(german.online.cookies);
    expect(html).toContain('<a href="/de/cart?x=1">');
  });
});
