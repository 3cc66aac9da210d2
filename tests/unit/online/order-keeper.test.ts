/** What the service worker (public/order-keeper.js) stores, deletes and answers with. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from '../../support/offline-worker.ts';
import { answers, isOffline, order, shop, startsAfresh, stores, whole, words, worker } from './kept-pages.ts';

beforeEach(startsAfresh);

const cacheOf = (path: string) => (path.includes('orders') ? 'orders' : 'pages');

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

test('an order opens as it was stored where the network has the error page, or half of it', async () => {
  await stores(order);
  const half = () => {
    const body = new ReadableStream({ pull: stream => stream.error(new TypeError('network error')) });
    return new Response(body, { headers: { 'Content-Type': 'text/html' } });
  };
  for (const answer of [() => page('<main><section role="alert"></section></main>'), half]) {
    answers[order] = answer;
    expect(await (await worker.opens(order, {}, 'one'))?.text()).toMatch(/<html data-kept="\d{13}".*\/orders\/7/);
  }
  answers[order] = () => page(whole('delivered'));
  const newer = await (await worker.opens(order, {}, 'two'))?.text();
  expect(newer).toContain('delivered');
  expect(newer).not.toContain('data-kept');
});

test('Firefox gives an empty answer to its own request where there is no connection: what is stored opens', async () => {
  for (const path of [order, shop]) await stores(path);
  isOffline();
  worker.preloaded = Response.error();
  for (const path of [order, shop]) expect(await (await worker.opens(path))?.text()).toContain('<html data-kept=');
  expect(await (await worker.opens('/restaurants'))?.text()).toContain(words.title);
});

test.each([shop, `/ar${shop}`])(
  '%s: a page that has gone is deleted in every language, when it is stored again and when it is opened',
  async visited => {
    const gone = () => page('No such page', { status: 404, isRedirected: true });
    const paths = [shop, `/de${shop}`, '/restaurant/55', '/de'];
    const left = () => worker.stored('pages').filter(path => paths.includes(path));
    for (const path of paths) await stores(path);
    answers[visited] = gone;
    await worker.tells({ type: 'keep', path: visited, files: [], page: words });
    expect(left()).toEqual(['/restaurant/55', '/de']);

    for (const path of paths) await stores(path);
    answers[visited] = vi.fn(gone).mockImplementationOnce(turned);
    await worker.opens(visited);
    expect(left()).toEqual(['/restaurant/55', '/de']);
    // A redirect for another reason: the shop in another language, say.
    await stores(shop);
    answers[shop] = vi.fn(() => page(whole('elsewhere'), { isRedirected: true })).mockImplementationOnce(turned);
    await worker.opens(shop);
    expect(left()).toContain(shop);
  },
);

test('an order that may not be seen any more is deleted in every language', async () => {
  for (const path of [order, `/de${order}`, '/orders/77']) await stores(path);
  answers[order] = turned;
  await worker.opens(order);
  expect(worker.stored('orders')).toEqual(['/orders/77']);
});

/** Led to another page, as a navigation is. */
function turned(): Response {
  return Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } });
}

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

test.each([order, shop, '/profile'])('a browser that denies its storage still opens %s', async path => {
  worker.isDenied = true;
  answers[path] = () => page('here');
  expect(await (await worker.opens(path))?.text()).toBe('here');
});

test('in place of a page that is not stored: those that are, the newest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const path of ['/', '/shop/1', '/shop/2', '/']) {
    vi.advanceTimersByTime(1000);
    await stores(path, whole(`${path} · soup · Doorstep`));
  }
  isOffline();
  const list = await worker.opens('/restaurants');
  vi.useRealTimers();
  expect(list?.status).toBe(503);
  expect(list?.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const html = (await list?.text()) ?? '';
  expect(html.match(/<a href="\/[^"]*/g)).toEqual(['<a href="/', '<a href="/shop/2', '<a href="/shop/1']);
  // Each title ends with the marketplace's name, which tells none from another.
  expect(html).toContain('>/shop/2 · soup</a>');
  expect(html).toContain('<html lang="en" dir="ltr" data-theme="dark">');
});
