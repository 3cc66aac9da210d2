/** What the service worker (public/order-keeper.js) stores, deletes and answers with. */
import { beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from '@/hosting/document/after-first-paint.mjs';
import { Draft } from '@/hosting/document/draft.mjs';
import { OfflineWorker, page } from '../../support/offline-worker.ts';

const whole = (text: string, files: string[] = []) =>
  `<!DOCTYPE html><html lang="en"><title>${text}</title>${files.map(file => `<script src="${file}"></script>`).join('')}` +
  `<main data-whole="">${text}</main></html>`;

const script = (name: string) => `/_next/static/chunks/${name}.js`;
const words = { lang: 'en', dir: 'ltr', theme: 'dark', title: 'No connection', missing: '', seen: '', retry: '' };

/** What the network answers; a path without an answer fails. */
let answers: Record<string, () => Response | Promise<Response>>;
let worker: OfflineWorker;

beforeEach(() => {
  answers = {};
  worker = new OfflineWorker(async path => {
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
});

async function stores(path: string, html = whole(path), files: string[] = []): Promise<void> {
  answers[path] = () => page(html);
  await worker.tells({ type: 'keep', path, files, page: words });
}

const order = '/orders/7';
const shop = '/restaurant/5';
const cacheOf = (path: string) => (path.includes('orders') ? 'orders' : 'pages');

function hasFiles(...names: string[]): void {
  for (const name of names) answers[script(name)] = () => new Response(name);
  answers['/icons/icon.svg'] = () => new Response('<svg/>');
}

function isOffline(): void {
  answers = {};
}

test.each([order, shop, '/'])(
  '%s: only a page that has what it is about replaces the one that is stored',
  async path => {
    await stores(path);
    for (const [what, answer] of Object.entries({
      'the error page while the API is away': () => page('<main><section role="alert"></section></main>'),
      'an ended session': () => page('', { status: 204 }),
      'the login page': () => page(whole('login'), { isRedirected: true }),
      'a failure': () => page(whole('failure'), { status: 500 }),
      "a proxy's word": () => page('Not found', { status: 404 }),
      "a hotel's login page": () => page('<form>Room?</form>'),
    })) {
      answers[path] = answer;
      await worker.tells({ type: 'keep', path, files: [], page: words });
      expect(await worker.textOf(cacheOf(path), path), what).toContain(`<main data-whole="">${path}`);
    }
    await stores(path, whole('newer'));
    expect(await worker.textOf(cacheOf(path), path)).toContain('newer');
  },
);

test('a page that has gone is deleted, when it is stored again and when it is opened', async () => {
  const gone = () => page('No such page', { status: 404, isRedirected: true });
  const turned = () =>
    Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } });
  await stores(shop);
  answers[shop] = gone;
  await worker.tells({ type: 'keep', path: shop, files: [], page: words });
  expect(worker.stored('pages')).not.toContain(shop);

  await stores(shop);
  answers[shop] = vi.fn(gone).mockImplementationOnce(turned);
  await worker.opens(shop);
  expect(worker.stored('pages')).not.toContain(shop);
  // A redirect for another reason: the shop in another language, say.
  await stores(shop);
  answers[shop] = vi.fn(() => page(whole('elsewhere'), { isRedirected: true })).mockImplementationOnce(turned);
  await worker.opens(shop);
  expect(worker.stored('pages')).toContain(shop);
});

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

test('a shop that is visited again is not the oldest', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const shopId of [...Array.from({ length: 12 }, (_, index) => index + 1), 1, 13]) {
    vi.advanceTimersByTime(1000);
    await stores(`/shop/${shopId}`);
  }
  vi.useRealTimers();
  expect(worker.stored('pages')).toContain('/shop/1');
  expect(worker.stored('pages')).not.toContain('/shop/2');
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

test('a stored page is under the policies that it came with', async () => {
  answers[order] = () => page(whole('order'), { headers: { 'Content-Security-Policy': "default-src 'self'" } });
  await worker.tells({ type: 'keep', path: order });
  isOffline();
  const answer = await worker.opens(order);
  expect(answer?.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(await answer?.text()).toMatch(/<html data-kept="\d{13}" lang="en">/);
});

test('an order that is over is gone in every language, and does not come back behind that', async () => {
  await stores(`/ar${order}`);
  await stores('/orders/17');
  let arrive: (answer: Response) => void = () => {};
  answers[order] = () => new Promise(resolve => (arrive = resolve));
  const keeping = worker.tells({ type: 'keep', path: order });
  const forgetting = worker.tells({ type: 'forget', path: order });
  await vi.waitFor(() => expect(worker.asked).toContain(order));
  arrive(page(whole('still open')));
  await Promise.all([keeping, forgetting]);
  expect(worker.stored('orders')).toEqual(['/orders/17']);
});

test.each([
  ['signs out', { url: '/api/sign-out', method: 'POST' }],
  ['deletes the account', { url: '/api/delete-account', method: 'POST' }],
  ['is led to the login page', { url: '/ar/login', method: 'GET' }],
])('no order is left, nor stored afterwards, when somebody %s', async (_, { url, method }) => {
  await stores(order);
  let arrive: (answer: Response) => void = () => {};
  answers['/orders/8'] = () => new Promise(resolve => (arrive = resolve));
  answers[url] = () => page('bye');
  const keeping = worker.tells({ type: 'keep', path: '/orders/8' });
  await vi.waitFor(() => expect(worker.asked).toContain('/orders/8'));
  await worker.opens(url, { method });
  expect(worker.stores.has('orders')).toBe(false);
  arrive(page(whole('theirs')));
  await keeping;
  expect(worker.stores.has('orders')).toBe(false);
});

test('where there is no room, what is stored stays', async () => {
  hasFiles('one');
  await stores(shop, whole('menu', [script('one')]));
  worker.isFull = () => true;
  await stores(shop, whole('newer menu', [script('two')]));
  expect(await worker.textOf('pages', shop)).toContain('<main data-whole="">menu');
  expect(worker.stored('files')).toContain(script('one'));
});

test.each([order, shop, '/profile'])('a browser that denies its storage still opens %s', async path => {
  worker.isDenied = true;
  answers[path] = () => page('here');
  expect(await (await worker.opens(path))?.text()).toBe('here');
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

test('in place of a page that is not stored: those that are, the newest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const path of ['/', '/shop/1', '/shop/2', '/']) {
    vi.advanceTimersByTime(1000);
    await stores(path);
  }
  isOffline();
  const list = await worker.opens('/restaurants');
  vi.useRealTimers();
  expect(list?.status).toBe(503);
  expect(list?.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const html = (await list?.text()) ?? '';
  expect(html.match(/<a href="\/[^"]*/g)).toEqual(['<a href="/', '<a href="/shop/2', '<a href="/shop/1']);
  expect(html).toContain('<html lang="en" dir="ltr" data-theme="dark">');
});
