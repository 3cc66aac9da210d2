/** What the Worker does around OpenNext's bundle, which is played. */
import { beforeEach, expect, test, vi } from 'vitest';
import { securityHeaders } from '@/lib/security-headers.mjs';

const storefront = vi.hoisted(() => ({ fetch: vi.fn<(request: Request) => Promise<Response>>() }));
vi.mock('cloudflare:workers', () => ({ env: {} }));
vi.mock('doorstep-build/known', () => ({ manifest: {} }));
vi.mock('doorstep-build/worker', () => ({ default: storefront }));
vi.mock('@/hosting/workerd/prepare.mjs', () => ({}));
vi.mock('@/hosting/workerd/log.mjs', () => ({ logVisit: () => {} }));

const { default: worker } = await import('@/hosting/workerd/worker.mjs');

beforeEach(() => void storefront.fetch.mockReset());

function ask(path: string): Promise<Response> {
  return worker.fetch(new Request(`https://shop.example${path}`), {}, { waitUntil: () => {} });
}

const ours = securityHeaders({ isDevelopment: false });

test('what the middleware answers by itself is protected like a page', async () => {
  storefront.fetch.mockResolvedValue(new Response(null, { status: 303, headers: { location: '/login' } }));
  const { headers } = await ask('/profile');
  expect([...headers]).toEqual(expect.arrayContaining(ours));
});

test('a content policy that a page has of its own stays', async () => {
  const own = { 'content-security-policy': "default-src 'none'" };
  storefront.fetch.mockResolvedValue(new Response(null, { headers: own }));
  const { headers } = await ask('/og/home');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
});
