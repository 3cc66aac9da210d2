/** What the function does around OpenNext's handler, which is played. */
import { beforeEach, expect, test, vi } from 'vitest';
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
