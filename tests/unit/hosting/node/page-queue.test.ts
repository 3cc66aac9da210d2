import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pageInTurn } from '@/hosting/node/page-queue.mjs';
import { serveLocally } from '../../../support/local-server.ts';

/** How busy the processor is, from 0 to 1. */
let busy = 1;

/** Pages that are being made, in the order they were begun. */
const making: { path: string; response: ServerResponse }[] = [];
let served: Awaited<ReturnType<typeof serveLocally>>;
let arrived = 0;

beforeAll(async () => {
  served = await serveLocally((request, response) => {
    arrived += 1;
    const { url = '' } = request;
    const key = url.startsWith('/own') ? null : url;
    pageInTurn(request, response, key, () => making.push({ path: url, response }));
  });
});

afterAll(() => served.stop());

beforeEach(() => {
  busy = 1;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active: 0, utilization: busy }));
  making.length = 0;
  arrived = 0;
});

const asks = (path: string, init?: RequestInit) => fetch(served.origin + path, init);
const pages = (count: number, name = 'page') =>
  Array.from({ length: count }, (_, number) => asks(`/${name}-${number}`));
const begun = (count: number) => expect.poll(() => making.length, { timeout: 10_000 }).toBe(count);

/** Makes all that is asked for, whatever begins meanwhile. */
async function makeAll(count: number): Promise<void> {
  for (let next = 0; next < count; next += 1) {
    await expect.poll(() => making.length, { timeout: 10_000 }).toBeGreaterThan(next);
    making[next]?.response.end('made');
  }
}

test('two pages at a time on a busy processor, and none that nobody waits for any more', async () => {
  const gone = new AbortController();
  const asked = pages(2);
  await begun(2);
  const given = asks('/given-up', { signal: gone.signal }).catch(() => null);
  asked.push(asks('/last'));
  await expect.poll(() => arrived).toBe(4);
  gone.abort();
  await given;
  // The server hears of it a moment later.
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(making).toHaveLength(2);
  await makeAll(3);
  expect(making.map(({ path }) => path)).not.toContain('/given-up');
  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
});

test('forms, files and calls of pages pass those that wait', async () => {
  const asked = pages(3);
  await begun(2);
  const passing = [asks('/checkout', { method: 'POST', body: 'x' }), asks('/_next/static/a.js'), asks('/api/health')];
  await begun(5);
  expect(making.slice(2).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/checkout', '/_next/static/a.js', '/api/health']),
  );
  await makeAll(6);
  await Promise.all([...asked, ...passing]);
});

test('a page that Next keeps passes, until it had to be made', async () => {
  const first = asks('/kept');
  await begun(1);
  making[0]?.response.setHeader('x-nextjs-cache', 'HIT').end('kept');
  await first;
  const asked = pages(3);
  await begun(3);
  const second = asks('/kept');
  await begun(4);
  expect(making[3]?.path).toBe('/kept');
  making[3]?.response.setHeader('x-nextjs-cache', 'MISS').end('made');
  await second;
  const third = asks('/kept');
  await expect.poll(() => arrived).toBe(6);
  expect(making).toHaveLength(4);
  for (const { response } of making.slice(1, 3)) response.end('made');
  await begun(6);
  for (const { response } of making.slice(4)) response.end('made');
  await Promise.all([...asked, third]);
});

test('where those under way wait for a slow API, others begin', async () => {
  const asked = pages(10);
  await begun(2);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(making).toHaveLength(2);
  busy = 0.2;
  await begun(10);
  expect(making.every(({ response }) => !response.writableEnded)).toBe(true);
  await makeAll(10);
  await Promise.all(asked);
});

test('pages for one customer go first, but others have their turn, and what is only fetched ahead has no hurry', async () => {
  const asked = [asks('/one'), asks('/two')];
  await begun(2);
  asked.push(asks('/other-1'), asks('/other-2'), asks('/own-ahead', { headers: { 'next-router-prefetch': '1' } }));
  await expect.poll(() => arrived).toBe(5);
  for (let number = 1; number <= 5; number += 1) {
    asked.push(asks(`/own-${number}`));
    await expect.poll(() => arrived).toBe(5 + number);
  }
  await makeAll(10);
  await Promise.all(asked);
  const paths = making.slice(2).map(({ path }) => path);
  expect(paths.filter(path => /own-\d/.test(path))).toEqual(['/own-1', '/own-2', '/own-3', '/own-4', '/own-5']);
  expect(paths.slice(0, 3)).toEqual(['/own-1', '/own-2', '/own-3']);
  expect(paths.slice(4, 6)).toEqual(['/own-4', '/own-5']);
  expect(paths.slice(6)).toHaveLength(2);
});

test('the queue has an end', async () => {
  const asked = pages(302, 'many');
  await expect.poll(() => arrived, { timeout: 10_000 }).toBe(302);
  const refused = await asks('/one-more');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  await makeAll(302);
  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
}, 20_000);
