import { channel } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pageInTurn } from '@/hosting/node/pages/page-queue.mjs';
import { serveLocally } from '../../../../support/local-server.ts';

/** How busy the processor is, from 0 to 1. */
let busy = 1;

/** Pages that are being made, in the order they were begun. */
const making: { path: string; response: ServerResponse }[] = [];
let served: Awaited<ReturnType<typeof serveLocally>>;
let arrived = 0;

/** The making of a page that goes on though its visitor has left. */
const hanging = Promise.withResolvers<void>();

beforeAll(async () => {
  served = await serveLocally((request, response) => {
    arrived += 1;
    const { url = '' } = request;
    const key = url.startsWith('/own') ? null : url;
    const sender = String(request.headers['x-sender'] ?? '');
    pageInTurn(request, response, { key, sender }, () => {
      making.push({ path: url, response });
      if (url === '/kept-now') channel('doorstep:kept').publish(url);
      return url === '/hanging' ? hanging.promise : undefined;
    });
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
const begun = (count: number) => expect.poll(() => making.length).toBe(count);

/** Makes all that is asked for, whatever begins meanwhile. */
async function makeAll(count: number): Promise<void> {
  for (let next = 0; next < count; next += 1) {
    await expect.poll(() => making.length).toBeGreaterThan(next);
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
  await wait(50);
  expect(making).toHaveLength(2);
  await makeAll(3);
  expect(making.map(({ path }) => path)).not.toContain('/given-up');
  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
});

test('forms, files and calls of pages pass those that wait', async () => {
  const asked = pages(3);
  await begun(2);
  const passing = [
    asks('/checkout', { method: 'POST', body: 'x' }),
    asks('/_next/static/chunks/a.js'),
    asks('/api/health'),
  ];
  await begun(5);
  expect(making.slice(2).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/checkout', '/_next/static/chunks/a.js', '/api/health']),
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

test('a page that Next keeps from now on passes when it is asked for again', async () => {
  const first = asks('/kept-now');
  await begun(1);
  making[0]?.response.setHeader('x-nextjs-cache', 'MISS').end('made');
  await first;
  const asked = pages(3);
  await begun(3);
  const second = asks('/kept-now');
  await begun(4);
  expect(making[3]?.path).toBe('/kept-now');
  await makeAll(5);
  await Promise.all([...asked, second]);
});

test('where those under way wait for a slow API, others begin', async () => {
  const asked = pages(10);
  await begun(2);
  await wait(50);
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
  await expect.poll(() => arrived).toBe(302);
  const refused = await asks('/one-more');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  await makeAll(302);
  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
}, 20_000);

const from = (sender: string, init: RequestInit = {}) => ({ ...init, headers: { 'x-sender': sender } });

test('network addresses take turns, and what this server asks of itself waits for nobody', async () => {
  const asked = [asks('/one'), asks('/two')];
  await begun(2);
  for (let number = 1; number <= 5; number += 1) {
    asked.push(asks(`/flood-${number}`, from('203.0.113.7')));
    await expect.poll(() => arrived).toBe(2 + number);
  }
  asked.push(asks('/home', from('198.51.100.1')));
  await expect.poll(() => arrived).toBe(8);
  asked.push(asks('/inside', from('inside')));
  await begun(3);
  await makeAll(9);
  await Promise.all(asked);
  expect(making.map(({ path }) => path).slice(2, 5)).toEqual(['/inside', '/flood-1', '/home']);
});

test('the seventh form of one address waits for its turn, others do not', async () => {
  const post = (path: string, sender: string) => asks(path, from(sender, { method: 'POST', body: 'x' }));
  const asked = Array.from({ length: 7 }, (_, number) => post(`/form-${number}`, '203.0.113.7'));
  await expect.poll(() => arrived).toBe(7);
  await begun(6);
  asked.push(post('/cart', '198.51.100.1'));
  await begun(7);
  expect(making[6]?.path).toBe('/cart');
  await makeAll(8);
  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
});

test('a stream waits for its turn as a form does, and counts until its first event', async () => {
  const stream = (number: number) => asks(`/api/chats/a${number}/stream`, from('203.0.113.7'));
  const asked = Array.from({ length: 7 }, (_, number) => stream(number));
  await expect.poll(() => arrived).toBe(7);
  await begun(6);
  making[0]?.response.setHeader('content-type', 'text/event-stream; charset=utf-8').write(': here');
  await begun(7);
  expect(making[0]?.response.writableEnded).toBe(false);
  await makeAll(7);
  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
});

test('where the API is slow, one address has six pages under way and others are begun', async () => {
  busy = 0.1;
  const asked = Array.from({ length: 20 }, (_, number) => asks(`/flood-${number}`, from('203.0.113.7')));
  await begun(6);
  asked.push(asks('/home', from('198.51.100.1')));
  await begun(7);
  expect(making[6]?.path).toBe('/home');
  await makeAll(21);
  await Promise.all(asked);
});

test('a full queue makes room: the last of the address that waits for most comes again', async () => {
  const asked = Array.from({ length: 302 }, (_, number) => asks(`/flood-${number}`, from('203.0.113.7')));
  await expect.poll(() => arrived).toBe(302);
  const home = asks('/home', from('198.51.100.1'));
  await expect.poll(() => arrived).toBe(303);
  await makeAll(302);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter(status => status === 503)).toHaveLength(1);
  expect((await home).status).toBe(200);
}, 20_000);

test('who asks and leaves has no more made at once: what is begun counts until it ends', async () => {
  const gone = new AbortController();
  const left = asks('/hanging', { signal: gone.signal }).catch(() => null);
  await begun(1);
  const asked = [asks('/one')];
  await begun(2);
  gone.abort();
  await left;
  await expect.poll(() => making[0]?.response.closed).toBe(true);
  asked.push(asks('/two'));
  await expect.poll(() => arrived).toBe(3);
  expect(making).toHaveLength(2);
  hanging.resolve();
  await begun(3);
  await makeAll(3);
  await Promise.all(asked);
});
