import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GET as Get } from '@/app/api/tiles/[z]/[x]/[y]/route';

let asked: [url: string, init: RequestInit][];
let answer: () => Response;
let GET: typeof Get;

const png = (body = 'pixels') => new Response(body, { headers: { 'Content-Type': 'image/png' } });

beforeEach(async () => {
  asked = [];
  answer = png;
  vi.stubEnv('API_URL', 'http://api.example');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png?key=secret');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return answer();
  });
  vi.resetModules();
  ({ GET } = await import('@/app/api/tiles/[z]/[x]/[y]/route'));
});

const tile = (path: string) => {
  const [z = '', x = '', y = ''] = path.split('/');
  return GET(new Request('http://site.invalid'), { params: Promise.resolve({ z, x, y }) });
};

test('a tile is fetched once and kept', async () => {
  for (const _ of [1, 2, 3]) {
    const found = await tile('16/45369/24501');
    expect(found.status).toBe(200);
    expect(await found.text()).toBe('pixels');
    expect(found.headers.get('content-type')).toBe('image/png');
  }
  expect(asked.map(([url]) => url)).toEqual(['http://tiles.example/16/45369/24501.png?key=secret']);
  expect(asked[0]?.[1]).toMatchObject({ redirect: 'error', cache: 'no-store' });
});

test('pages that ask at the same moment share one call', async () => {
  await Promise.all(Array.from({ length: 9 }, () => tile('3/1/1')));
  expect(asked).toHaveLength(1);
});

describe('no call is made for', () => {
  test.each([
    '23/0/0',
    '3/8/0',
    '3/0/8',
    '0/1/0',
    '03/1/1',
    '3/01/1',
    '3/-1/1',
    '3/1/1.5',
    '3/1/1e0',
    '3/1/',
    'a/b/c',
    '22/4194304/0',
  ])('%s', async path => {
    expect((await tile(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

test.each(['0/0/0', '22/4194303/4194303'])('%s is the last that there is', async path => {
  expect((await tile(path)).status).toBe(200);
});

describe('nothing is passed on or kept that is', () => {
  test.each<[string, () => Response]>([
    ['SVG', () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })],
    ['a page', () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
    ['without a type', () => new Response('x', { headers: { 'Content-Type': '' } })],
    ['a refusal', () => new Response('x', { status: 403, headers: { 'Content-Type': 'image/png' } })],
    ['larger than a tile', () => png('x'.repeat(1024 * 1024 + 1))],
    [
      'no answer',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('%s', async (_, wrong) => {
    answer = wrong;
    const found = await tile('5/1/1');
    expect(found.status).toBe(502);
    expect(found.headers.get('cache-control')).toBe('no-store');
    answer = png;
    expect((await tile('5/1/1')).status).toBe(200);
  });
});

test('an older tile stands in while the service is away', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await tile('5/1/1');
  vi.setSystemTime(Date.now() + 25 * 3600_000);
  answer = () => new Response(null, { status: 503 });
  expect((await tile('5/1/1')).status).toBe(200);
  expect(asked).toHaveLength(2);
  vi.useRealTimers();
});

test('a flood is answered, and at most sixteen calls run at once', async () => {
  const waiting = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  vi.stubGlobal('fetch', async () => {
    running += 1;
    most = Math.max(most, running);
    await waiting.promise;
    running -= 1;
    return png();
  });
  const flood = Array.from({ length: 400 }, (_, index) => tile(`10/${index}/1`));
  const refused = flood.slice(300);
  expect((await Promise.all(refused)).every(({ status }) => status === 502)).toBe(true);
  waiting.resolve();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter(status => status === 200).length).toBeGreaterThan(200);
  expect(most).toBe(16);
});

test('without a tile service there are none', async () => {
  vi.stubEnv('TILES_URL', '');
  vi.resetModules();
  ({ GET } = await import('@/app/api/tiles/[z]/[x]/[y]/route'));
  expect((await tile('3/1/1')).status).toBe(404);
});
