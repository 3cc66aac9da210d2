import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pictureInTurn } from '@/hosting/node/pages/picture-queue.mjs';
import { serveLocally } from '../../../../support/local-server.ts';

/** Pictures that are being made, in the order they were begun. */
const making: { address: string; response: ServerResponse }[] = [];
let served: Awaited<ReturnType<typeof serveLocally>>;
let arrived = 0;

beforeAll(async () => {
  served = await serveLocally((request, response) => {
    arrived += 1;
    pictureInTurn(request, response, String(request.headers['x-sender'] ?? ''), () => {
      if (request.url === '/page') return response.end('page');
      if (request.url?.includes('/images/long-')) return response.setHeader('cache-control', 'max-age=60').end('made');
      making.push({ address: request.url ?? '', response });
    });
  });
});

afterAll(() => served.stop());

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  making.length = 0;
  arrived = 0;
});

const pathOf = (name: string | number) => `/pictures/360/images/${name}.webp`;
const asksFor = (name: string | number, signal?: AbortSignal, sender = '') =>
  fetch(`${served.origin}${pathOf(name)}`, {
    ...(signal && { signal }),
    headers: { accept: 'image/webp', 'x-sender': sender },
  });

test('four pictures at a time, pages at once, and nobody waits for a picture that is not wanted any more', async () => {
  const gone = new AbortController();
  const asked = [1, 2, 3, 4].map(number => asksFor(number));
  await expect.poll(() => making.length).toBe(4);
  asked.push(...[5, 6, 7].map(number => asksFor(number, number === 5 ? gone.signal : undefined)));
  asked[4]?.catch(() => {});
  expect(await (await fetch(`${served.origin}/page`)).text()).toBe('page');
  // All of them have arrived, and the one that was given up is known to be.
  await wait(50);
  gone.abort();
  await wait(50);
  expect(making).toHaveLength(4);

  making[0]?.response.end('made');
  await expect.poll(() => making.length).toBe(5);
  expect(making.map(({ address }) => address)).not.toContain(pathOf(5));
  for (let next = 1; next < 6; next += 1) {
    await expect.poll(() => making.length).toBeGreaterThan(next);
    making[next]?.response.end('made');
  }
  const answers = await Promise.allSettled(asked.map(async answer => (await answer).text()));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('names as long as a URL may be take no more memory than short ones', async () => {
  const first = asksFor('forgotten');
  await expect.poll(() => making.length).toBe(1);
  making[0]?.response.setHeader('cache-control', 'public, max-age=60').end('made');
  await first;
  for (let made = 0; made < 700; made += 50)
    await Promise.all(Array.from({ length: 50 }, (_, at) => asksFor(`long-${made + at}-${'x'.repeat(8000)}`)));
  const slow = ['a', 'b', 'c', 'd', 'forgotten'].map(name => asksFor(name));
  await expect.poll(() => arrived).toBe(706);
  expect(making.map(({ address }) => address)).toHaveLength(5);
  for (let next = 1; next < 6; next += 1) {
    await expect.poll(() => making.length).toBeGreaterThan(next);
    making[next]?.response.end('made');
  }
  await Promise.all(slow);
});

test('a picture that is made passes those that wait, until it failed', async () => {
  const first = asksFor('made');
  await expect.poll(() => making.length).toBe(1);
  making[0]?.response.setHeader('cache-control', 'public, max-age=60').end('made');
  await first;
  const slow = ['a', 'b', 'c', 'd', 'e'].map(name => asksFor(name));
  await expect.poll(() => making.length).toBe(5);
  const again = asksFor('made');
  await expect.poll(() => making.length).toBe(6);
  expect(making[5]?.address).toBe(pathOf('made'));
  making[5]?.response.writeHead(500).end();
  await again;

  const third = asksFor('made');
  await wait(50);
  expect(making).toHaveLength(6);
  for (let next = 1; next < 8; next += 1) {
    await expect.poll(() => making.length).toBeGreaterThan(next);
    if (next !== 5) making[next]?.response.end('made');
    if (next === 7) break;
  }
  await Promise.all([...slow, third]);
});

test('the queue has an end, and what nobody names is answered without a turn', async () => {
  const asked = Array.from({ length: 404 }, (_, number) => asksFor(`many-${number}`));
  await expect.poll(() => arrived, { timeout: 10_000 }).toBe(404);
  const refused = await asksFor('one-more');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  for (const path of ['/pictures/360/api/v1/rest/settings', '/_next/image?url=x', '/pictures/360/images/a.webp?x=1'])
    expect((await fetch(served.origin + path)).status, path).toBe(404);
  for (let next = 0; next < asked.length; next += 1) {
    await expect.poll(() => making.length).toBeGreaterThan(next);
    making[next]?.response.end();
  }
  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
}, 20_000);

test('network addresses take turns, and a full queue makes room for those that ask for less', async () => {
  const asked = Array.from({ length: 404 }, (_, number) => asksFor(`flood-${number}`, undefined, '198.51.100.7'));
  await expect.poll(() => arrived, { timeout: 10_000 }).toBe(404);
  const other = asksFor('other', undefined, '203.0.113.9');
  await expect.poll(() => arrived).toBe(405);
  making[0]?.response.end();
  making[1]?.response.end();
  await expect.poll(() => making.length).toBe(6);
  expect(making.map(({ address }) => address)).toContain(pathOf('other'));
  for (let next = 2; next < asked.length; next += 1) {
    await expect.poll(() => making.length).toBeGreaterThan(next);
    making[next]?.response.end();
  }
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter(status => status === 503)).toHaveLength(1);
}, 20_000);
