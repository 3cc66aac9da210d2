/**
 * What stands on a page whose answer is missing? The calm error in a `main` of its own, with a way on, whatever the
 * API said in place of an answer; and nothing of it once the API is back (docs/decisions/006, 032).
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import english from '../../../messages/en.json' with { type: 'json' };
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

const shop = async () => `/restaurant/${(await catalog.deliveredHome()).shop.id}`;

const banner = async () => `/banner/${(await sandbox.read<{ id: number }[]>('banners/paginate'))[0]?.id}`;

const pages: [string, () => string | Promise<string>][] = [
  ['the home page', () => '/'],
  ['a list', () => '/restaurants'],
  ['a list in another order', () => '/shops?sort=rating'],
  ['a search', () => '/search?q=soup'],
  ['a shop', shop],
  ['its reviews', async () => `${await shop()}/reviews`],
  ['a product', async () => `${await shop()}?product=${(await catalog.deliveredHome()).uuid}`],
  ['a banner', banner],
  ['about', () => '/about'],
  ['the terms', () => '/terms'],
  ['the blog', () => '/blog'],
  ['careers', () => '/careers'],
  ['the help centre', () => '/help'],
  ['the liked shops', () => '/liked'],
];

test('where the maps service is away, nobody is sent to check the spelling', async () => {
  await sandbox.fails('status', '/maps/geocode', { status: 500, times: 1 });
  const html = await opensPage('/address?q=lantern');
  expect(html).toContain(english.address.searchAway);
  expect(html).not.toContain('Check the spelling');
  expect(await opensPage('/address?q=lantern')).toContain('Lantern Street');
  forgetConsole();
});

describe.each(pages)('%s', (_, pathOf) => {
  test.each([
    ['down', {}],
    ['status', { status: 400 }],
    ['status', { status: 401 }],
    ['status', { status: 403 }],
    ['status', { status: 429 }],
    ['html', { status: 503 }],
  ] as const)('while every call is answered %s %o', async (kind, more) => {
    const path = await pathOf();
    cookieJar.set('liked', '1.2');
    await sandbox.fails(kind, 'rest/**', more);
    const html = await opensPage(path);
    forgetConsole();
    expect(html?.match(/<main\b/g), html ?? 'no page').toHaveLength(1);
    expect(html?.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain(english.errorPage.title);
    expect(html).toContain(english.errorPage.tryAgain);
    expect([...kept.keys()], 'no answer is kept, nor the page').toEqual([expect.stringContaining('not-kept')]);

    await sandbox.recovers();
    kept.clear();
    const after = await opensPage(path);
    expect(after).toMatch(/<h1\b/);
    expect(after).not.toContain(english.errorPage.title);
  });
});

/** Without an answer of the API at all, whether their frame or their content is missing. */
describe.each([
  '/cart',
  '/checkout',
  '/orders',
  '/orders/1',
  '/profile',
  '/addresses',
  '/notifications',
  '/settings',
  '/address',
  '/liked',
])("a customer's %s", path => {
  test.each(['down', 'drop'] as const)('has one main and one heading while the API answers: %s', async kind => {
    await newCustomer();
    cookieJar.set('liked', '1.2');
    await sandbox.fails(kind, '**');
    const html = await opensPage(path);
    forgetConsole();
    expect(html?.match(/<main\b/g), html ?? 'no page').toHaveLength(1);
    expect(html?.match(/<h1\b/g)).toHaveLength(1);
  });
});
