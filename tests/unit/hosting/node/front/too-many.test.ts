/** Whom the thread in front tells apart, and how much one network address may have under way where pages are made. */
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, refusesTooMany, takeRefused } from '@/hosting/node/front/too-many.mjs';
import german from '@/messages/de.json' with { type: 'json' };
import english from '@/messages/en.json' with { type: 'json' };
import { serveLocally } from '../../../../support/local-server.ts';

const waiting: ServerResponse[] = [];
let served: Awaited<ReturnType<typeof serveLocally>>;

beforeAll(async () => {
  served = await serveLocally((request, response) => {
    if (!refusesTooMany(request, response, String(request.headers['x-sender'] ?? ''))) waiting.push(response);
  });
});

afterAll(() => served.stop());

beforeEach(() => {
  waiting.length = 0;
});

/** Two hundred connections take a moment on a busy machine. */
const patient = { timeout: 10_000 };

const asks = (path: string, sender: string, init: RequestInit = {}) =>
  fetch(served.origin + path, { ...init, headers: { accept: 'text/html', 'x-sender': sender } });

const flood = async (sender: string) => {
  const asked = Array.from({ length: 200 }, (_, number) => asks(`/restaurant/${number}`, sender));
  await expect.poll(() => waiting.length, patient).toBe(200);
  return asked;
};

const answerAll = () => {
  for (const response of waiting.splice(0)) response.end('made');
};

test('one address has 200 under way: the next is told to come again, as is who posts a form, and others are not', async () => {
  const asked = await flood('203.0.113.7');
  const [page, form] = await Promise.all([
    asks('/de/restaurants', '203.0.113.7'),
    asks('/checkout', '203.0.113.7', { method: 'POST', body: 'x' }),
  ]);
  expect([page.status, page.headers.get('retry-after'), form.status]).toEqual([429, '10', 429]);
  const [said, answered] = await Promise.all([page.text(), form.text()]);
  expect(said).toContain(german.refused.tooMany);
  expect(said).toContain('<html lang="de" dir="ltr">');
  expect(said).toContain('http-equiv="refresh"');
  expect(answered).toContain(english.refused.tooMany);
  // A form that comes again by itself would be asked for as a page.
  expect(answered).not.toContain('http-equiv="refresh"');
  expect([takeRefused(), takeRefused()]).toEqual([2, 0]);

  const others = [asks('/restaurants', '198.51.100.1'), asks('/_next/static/chunks/a.js', '203.0.113.7')];
  await expect.poll(() => waiting.length, patient).toBe(202);
  answerAll();
  expect((await Promise.all([...asked, ...others])).every(({ ok }) => ok)).toBe(true);
}, 30_000);

test('what has been answered is under way no more, and who has left neither', async () => {
  for (let round = 0; round < 2; round++) {
    const asked = await flood('203.0.113.8');
    answerAll();
    expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
  }
}, 30_000);

test('who is not told apart is not counted', async () => {
  const asked = [...(await flood('')), asks('/restaurants', '')];
  await expect.poll(() => waiting.length, patient).toBe(201);
  answerAll();
  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
}, 30_000);

test.each([
  ['1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['1', '2001:db8:1:2::9, 10.0.0.2', '2001:db8:1:2::/64'],
  ['0', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  // Somebody whom the operator has not counted may stand for everybody.
  ['1', '203.0.113.7, 10.0.0.3, 10.0.0.2', ''],
  ['2', '203.0.113.7, 10.0.0.2', ''],
])('behind %s proxies, of %s the address is %s', (proxies, row, address) => {
  expect(addressOf(row, { ...process.env, PROXIES: proxies, SITE_URL: 'https://shop.test' })).toBe(address);
});

test('somebody at the machine of a local site is not told apart', () => {
  vi.stubEnv('SITE_URL', undefined);
  vi.stubEnv('PROXIES', undefined);
  expect(addressOf('127.0.0.1')).toBe('');
});
