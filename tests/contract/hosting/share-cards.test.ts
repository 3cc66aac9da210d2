/** Share cards and sitemaps over the sandbox: drawn once for the same data, whatever is asked for. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { calls, catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

const draws = vi.hoisted(() => ({ count: 0 }));

vi.mock('@/lib/seo/share-card', async importActual => {
  const actual = await importActual<typeof import('@/lib/seo/share-card')>();
  return {
    ...actual,
    drawCard: (...facts: Parameters<typeof actual.drawCard>) => {
      draws.count += 1;
      return actual.drawCard(...facts);
    },
  };
});

openStorefront();

type Route = { GET: (request: Request, context: { params: Promise<never> }) => Promise<Response> };
let routes: { home: Route; shop: Route; product: Route; index: Route; sitemap: Route };

beforeEach(async () => {
  await freshBrowser();
  vi.resetModules();
  const load = async (path: string) => (await import(/* @vite-ignore */ `@/app/${path}/route`)) as Route;
  routes = {
    home: await load('og/home'),
    shop: await load('og/shop/[id]'),
    product: await load('og/product/[uuid]'),
    index: await load('sitemap.xml'),
    sitemap: await load('sitemap/[file]'),
  };
  draws.count = 0;
});

const get = ({ GET }: Route, path: string, params = {}) =>
  GET(new Request(`http://site.invalid${path}`), { params: Promise.resolve(params as never) });

const shopCard = (id: string, query = '') => get(routes.shop, `/og/shop/${id}${query}`, { id });

async function bytes(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

describe('a share card is drawn once', () => {
  test('of the start page, in each language', async () => {
    const cards = [];
    for (const query of ['', '?x=1', '?x=2', '?lang=zz'])
      cards.push(await bytes(await get(routes.home, `/og/home${query}`)));
    expect(draws.count).toBe(1);
    for (const card of cards) expect(card.equals(cards[0] as Buffer)).toBe(true);
    await get(routes.home, '/og/home?lang=ar');
    expect(draws.count).toBe(2);
    expect((await get(routes.home, '/og/home')).headers.get('cache-control')).toMatch(/max-age=3(600|59\d)$/);
  });

  test('of a shop without a photo', async () => {
    const { id } = await catalog.restaurant();
    await sandbox.fails('status', '/images', { status: 404 });
    const [first] = [await shopCard(String(id)), await shopCard(String(id))];
    expect(first.status).toBe(200);
    expect(Number(/\d+/.exec(first.headers.get('cache-control') ?? ''))).toBeLessThanOrEqual(60);
    expect(draws.count).toBe(1);
  });

  test('of a shop whose card many ask for at once', async () => {
    const { id } = await catalog.restaurant();
    await Promise.all(Array.from({ length: 20 }, () => shopCard(String(id))));
    expect(draws.count).toBe(1);
  });

  test('while the API is away, one for whatever is invented', async () => {
    await sandbox.fails('status', '**', { status: 500 });
    for (const id of ['1', '2', '777', '778']) {
      const answer = await shopCard(id);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    }
    forgetConsole();
    expect(draws.count).toBe(1);
  });
});

test('what nobody sells has no card', async () => {
  expect((await shopCard('999999')).status).toBe(404);
  expect(draws.count).toBe(0);
});

test('the same data draws the same picture', async () => {
  const { drawCard } = await import('@/lib/seo/share-card');
  const facts = { brand: 'Doorstep', name: 'Soup', fact: '4.5', price: '$5', photo: null, isRightToLeft: false };
  expect((await drawCard(facts)).equals(await drawCard(facts))).toBe(true);
});

describe('a sitemap', () => {
  const sitemap = (file: string) => get(routes.sitemap, `/sitemap/${file}`, { file });

  test('is made once from at most six calls', async () => {
    for (const file of ['pages.xml', 'restaurants-1.xml', 'shops-1.xml']) {
      calls.length = 0;
      const first = await (await sitemap(file)).text();
      expect(first).toContain('<urlset');
      expect(calls.length).toBeLessThanOrEqual(6);
      calls.length = 0;
      expect(await (await sitemap(file)).text()).toBe(first);
      expect(calls).toEqual([]);
    }
  });

  test('with an invented name is a 404 without a call', async () => {
    for (const file of ['nothing.xml', 'restaurants-0.xml', 'restaurants-99999.xml', 'pages', 'restaurants-1.xml.xml'])
      expect((await sitemap(file)).status).toBe(404);
    expect((await sitemap('restaurants-999.xml')).status).toBe(404);
  });

  test('is not there while the API is away, and the index says what there is for a minute', async () => {
    await sandbox.fails('status', 'rest/shops', { status: 500 });
    expect((await sitemap('restaurants-1.xml')).status).toBe(503);
    const index = await get(routes.index, '/sitemap.xml');
    expect(await index.text()).toContain('/sitemap/pages.xml');
    expect(index.headers.get('cache-control')).toBe('public, max-age=60');
    forgetConsole();
    await sandbox.recovers();
    expect((await sitemap('restaurants-1.xml')).status).toBe(200);
  });
});
