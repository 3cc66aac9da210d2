/** What one network address is answered when it asks for very much, and who is not held up by it. */
import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import arabic from '../../../messages/ar.json' with { type: 'json' };
import german from '../../../messages/de.json' with { type: 'json' };

let middleware: typeof import('@/middleware').middleware;
let most: typeof import('@/lib/rate-limit/network-quota').mostFromOneNetwork;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  Reflect.deleteProperty(globalThis, 'doorstepStore');
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('SITE_URL', 'https://shop.test');
  vi.stubEnv('PROXIES', '1');
  vi.stubEnv('DOORSTEP_NODE_SERVER', '1');
  ({ middleware } = await import('@/middleware'));
  most = (await import('@/lib/rate-limit/network-quota')).mostFromOneNetwork;
  return () => vi.useRealTimers();
});

const asks = (path: string, from = '203.0.113.7', accept = '*/*') =>
  middleware(
    new NextRequest(`http://shop.test${path}`, { headers: { 'x-forwarded-for': `${from}, 10.0.0.2`, accept } }),
  );

async function asksOften(path: string, times: number): Promise<Response[]> {
  const answers: Response[] = [];
  for (let time = 0; time < times; time++) answers.push(await asks(path));
  return answers;
}

test.each([
  ['search', '/api/search?q=pizza&locale=de'],
  ['addresses', '/api/addresses?q=lantern&locale=de'],
  ['geocoding', '/api/addresses?lat=41.3&lng=69.2&locale=de'],
  ['delivers', '/api/delivers?shop=5&locale=de'],
  ['tiles', '/api/tiles/15/100/200?lang=de'],
] as const)('%s: an office is answered, a flood is told when to come back', async (what, path) => {
  const office = await asksOften(path, most[what].most);
  expect(office.every(answer => answer.headers.has('x-middleware-next'))).toBe(true);
  const flood = await asks(path);
  expect(flood.status).toBe(429);
  expect(Number(flood.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(flood.headers.get('cache-control')).toContain('no-store');
  expect(await flood.json()).toEqual({ error: 'tooMany', message: german.refused.tooMany });
  expect((await asks(path, '203.0.113.8')).status).toBe(200);
  vi.setSystemTime(Date.now() + Number(flood.headers.get('retry-after')) * 1000);
  expect((await asks(path)).status).toBe(200);
});

test('a page says it in its own language, and leads to itself', async () => {
  await asksOften('/ar/search?q=x', most.search.most);
  const page = await asks('/ar/search?q=x', undefined, 'text/html');
  expect(page.status).toBe(429);
  const html = await page.text();
  expect(html).toContain('dir="rtl"');
  expect(html).toContain(arabic.refused.tooMany);
  expect(html).toContain('href="/ar/search?q=x"');
});

test('what is kept for everybody is never refused', async () => {
  await asksOften('/search?q=x', most.search.most + 1);
  for (const path of ['/', '/restaurants', '/shop/5', '/cart', '/login'])
    expect((await asks(path, undefined, 'text/html')).status, path).toBe(200);
});
