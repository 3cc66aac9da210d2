/** What does the service worker store of the storefront's real pages, for when there is no connection? */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import english from '../../../messages/en.json' with { type: 'json' };
import { OfflineWorker, page } from '../../support/offline-worker.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

/** Pages as the storefront renders them at this moment; its files are all there. */
const storefront = async (path: string) => {
  const html = path.startsWith('/_next/') || path.startsWith('/icons/') ? 'file' : await opensPage(path);
  forgetConsole();
  return page(html ?? '', { status: html === null ? 404 : 200 });
};

const pages: [string, string, () => Promise<string>][] = [
  ['the home page', 'pages', async () => '/'],
  ['a shop', 'pages', async () => `/restaurant/${(await catalog.deliveredHome()).shop.id}`],
  [
    'an order',
    'orders',
    async () => {
      const { id, customer } = await customers.createWithOrder();
      await signsIn(customer.email);
      return `/orders/${id}`;
    },
  ],
];

test.each(pages)('%s is stored, and while the API is away nothing replaces it', async (_, cache, pathOf) => {
  const path = await pathOf();
  const worker = new OfflineWorker(storefront);
  const visits = () => worker.tells({ type: 'keep', path, files: [], page: {} });
  await visits();
  const stored = await worker.textOf(cache, path);
  expect(stored).toMatch(/<h1\b/);

  for (const kind of ['down', 'html'] as const) {
    kept.clear();
    await sandbox.fails(kind, '**');
    await visits();
    expect(await worker.textOf(cache, path), kind).toBe(stored);
    await sandbox.recovers();
  }
});

test('a shop whose menu is missing does not replace the one with it', async () => {
  const path = `/restaurant/${(await catalog.deliveredHome()).shop.id}`;
  const worker = new OfflineWorker(storefront);
  const visits = () => worker.tells({ type: 'keep', path, files: [], page: {} });
  await visits();
  const stored = await worker.textOf('pages', path);
  kept.clear();
  await sandbox.fails('status', 'rest/shops/*/products', { status: 500 });
  await visits();
  expect(await opensPage(path)).toContain(english.errorPage.offline);
  forgetConsole();
  expect(await worker.textOf('pages', path)).toBe(stored);
});
