/** The files of the pages that the service worker (public/order-keeper.js) stores. */
import { beforeEach, expect, test } from 'vitest';
import { afterFirstPaint } from '@/hosting/document/after-first-paint.mjs';
import { Draft } from '@/hosting/document/draft.mjs';
import { page } from '../../support/offline-worker.ts';
import { answers, hasFiles, order, script, shop, startsAfresh, stores, whole, worker } from './kept-pages.ts';

beforeEach(startsAfresh);

test('what every page needs stays, however much is stored after it', async () => {
  hasFiles('shared', ...Array.from({ length: 300 }, (_, index) => `own-${index}`));
  for (let shopId = 1; shopId <= 30; shopId += 1) {
    const own = Array.from({ length: 10 }, (_, index) => script(`own-${(shopId - 1) * 10 + index}`));
    await stores(`/shop/${shopId}`, whole('menu', [script('shared')]), own);
  }
  const shops = worker.stored('pages').filter(path => path.startsWith('/shop/'));
  expect(shops).toEqual(Array.from({ length: 12 }, (_, index) => `/shop/${index + 19}`));
  const files = worker.stored('files');
  expect(files).toContain(script('shared'));
  expect(files).toContain(script('own-299'));
  expect(files, 'those of deleted pages go').toHaveLength(2 + 12 * 10);
});

test('a page has the files of its own document, also where the browser has loaded those of another build', async () => {
  hasFiles('new', 'loaded');
  await stores(shop, whole('menu', [script('new')]), [script('gone'), script('loaded')]);
  expect(worker.stored('files')).toEqual(expect.arrayContaining([script('new'), script('loaded')]));
  expect(worker.stored('files')).not.toContain(script('gone'));
});

test('of a document whose scripts are joined only what it loads is stored', async () => {
  hasFiles('one', 'two', 'of-another-page');
  answers['/_next/static/joined/a.js'] = () => new Response('one two');
  answers['/_next/static/chunks/a.css'] = () => new Response('*{}');
  const scripts = [script('one'), script('two')].map(file => `<script src="${file}" async=""></script>`).join('');
  const ahead = `<script type="application/json">["${script('of-another-page')}"]</script>`;
  const sheet = '<link rel="later" href="/_next/static/chunks/a.css"/>';
  const draft = new Draft(`<html><head>${sheet}${scripts}</head><body data-whole="">${ahead}</body></html>`);
  afterFirstPaint(draft, () => ['/_next/static/joined/a.js']);
  await stores(shop, draft.toString());
  expect(worker.stored('files').toSorted()).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/joined/a.js',
    '/icons/icon.svg',
  ]);
});

test('files of orders and shops are stored once, and go with the last page that has them', async () => {
  hasFiles('shared', 'order');
  await stores(shop, whole('menu', [script('shared')]));
  await stores(order, whole('order', [script('shared'), script('order')]));
  expect(worker.stored('files').toSorted()).toEqual([script('order'), script('shared'), '/icons/icon.svg']);
  await worker.tells({ type: 'forget', path: order });
  expect(worker.stored('files').toSorted()).toEqual([script('shared'), '/icons/icon.svg']);
});

test('pages that an earlier worker has stored keep their files', async () => {
  hasFiles('old', 'new');
  await stores('/shop/1', whole('menu', [script('old')]));
  const before = await worker.stores.get('pages')?.match('/shop/1');
  const headers = { 'Content-Type': 'text/html', 'X-Kept': String(Date.now()) };
  await worker.stores.get('pages')?.put('/shop/1', new Response(await before?.text(), { headers }));
  await stores('/shop/2', whole('menu', [script('new')]));
  expect(worker.stored('files')).toEqual(expect.arrayContaining([script('old'), script('new')]));
});

test('where there is no room, what is stored stays', async () => {
  hasFiles('one');
  await stores(shop, whole('menu', [script('one')]));
  worker.isFull = () => true;
  await stores(shop, whole('newer menu', [script('two')]));
  expect(await worker.textOf('pages', shop)).toContain('<main data-whole="">menu');
  expect(worker.stored('files')).toContain(script('one'));
});

test('a file that the network does not have any more comes from the store', async () => {
  hasFiles('old');
  await stores(shop, whole('menu', [script('old')]));
  answers[script('old')] = () => new Response('Not found', { status: 404 });
  expect(await (await worker.needs(script('old'), shop))?.text()).toBe('old');
  answers[script('other')] = () => new Response('Not found', { status: 404 });
  expect((await worker.needs(script('other'), shop))?.status).toBe(404);
});

test('a page that came from the store does not wait for its files', async () => {
  hasFiles('old');
  await stores(shop, whole('menu', [script('old')]));
  answers[shop] = () => page('down', { status: 503 });
  expect(await (await worker.opens(shop, {}, 'one'))?.text()).toContain('data-kept');
  answers[script('old')] = () => new Promise(() => {});
  expect(await (await worker.needs(script('old'), shop, 'one'))?.text()).toBe('old');
  answers[script('old')] = () => new Response('new');
  expect(await (await worker.needs(script('old'), shop, 'other'))?.text()).toBe('new');
});
