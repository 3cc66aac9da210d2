/** What the function does around OpenNext's handler, which is played. */
import { beforeEach, expect, test, vi } from 'vitest';
import settings from '@/hosting/lambda/open-next.config.mjs';
import { securityHeaders } from '@/lib/security-headers.mjs';

const storefront = vi.hoisted(() => vi.fn());
vi.mock('doorstep-build/known', () => ({ manifest: {} }));
vi.mock('doorstep-build/function', () => ({ handler: storefront }));

const { handler } = await import('@/hosting/lambda/handler.mjs');

beforeEach(() => void storefront.mockReset());

const event = {
  ...{ rawPath: '/profile', rawQueryString: '', headers: { host: 'shop.example' } },
  requestContext: { http: { method: 'GET', sourceIp: '203.0.113.7' } },
};

const ours = Object.fromEntries(securityHeaders({ isDevelopment: false }));

test('what the middleware answers by itself is protected like a page', async () => {
  storefront.mockResolvedValue({ statusCode: 303, headers: { location: '/login' } });
  const { headers } = await handler(event, {});
  expect(headers).toEqual({ ...ours, location: '/login' });
});

test('a content policy that a page has of its own stays', async () => {
  const own = { 'content-security-policy': "default-src 'none'" };
  storefront.mockResolvedValue({ statusCode: 200, headers: own });
  const { headers } = await handler(event, {});
  expect(headers).toEqual({ ...ours, ...own });
});

test('headers by which parts of OpenNext speak to each other are not taken from visitors', async () => {
  storefront.mockResolvedValue({ statusCode: 200 });
  const theirs = { 'x-opennext-resolved-routes': '{', 'x-open-next-city': '%' };
  await handler({ ...event, headers: { ...event.headers, ...theirs } }, {});
  const [passedOn] = storefront.mock.lastCall ?? [];
  expect(passedOn.headers).toEqual(event.headers);
});

test.each([
  ['Shop.Example:443', 'shop.example'],
  ['spoofed.example, shop.example', 'shop.example'],
  ['nobody@shop.example/x?', 'shop.example'],
])('the host %j arrives as a URL has it', async (named, host) => {
  vi.stubEnv('PROXIES', '1');
  storefront.mockResolvedValue({ statusCode: 200 });
  await handler({ ...event, headers: { host: 'function.example', 'x-forwarded-host': named } }, {});
  const [passedOn] = storefront.mock.lastCall ?? [];
  expect(passedOn.headers).toEqual({ host });
});

test.each(['', 'shop example', '['])('what is no host (%j) is refused', async host => {
  const { statusCode } = await handler({ ...event, headers: { host } }, {});
  expect(statusCode).toBe(400);
  expect(storefront).not.toHaveBeenCalled();
});

test("nothing is sent to another host in a page's place", () => {
  expect(settings.default.override.proxyExternalRequest).toBe('dummy');
});

test('a page that is due is renewed for its next visitor, and no error is told for it', async () => {
  const queue = await settings.default.override.queue();
  await expect(queue.send()).resolves.toBeUndefined();
});
