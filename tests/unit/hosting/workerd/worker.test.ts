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

function ask(path: string, init?: RequestInit & { duplex?: 'half' }): Promise<Response> {
  return worker.fetch(new Request(`https://shop.example${path}`, init), {}, { waitUntil: () => {} });
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

test.each([
  ['a form', 16, 16],
  ['one larger than any of ours', 60, 17],
])('of %s as much arrives as the middleware needs to measure it', async (_, sent, most) => {
  const megabyte = 1024 * 1024;
  let arrived = 0;
  storefront.fetch.mockImplementation(async request => {
    arrived = (await request.arrayBuffer()).byteLength;
    return new Response(null);
  });
  const form = new Blob([new Uint8Array(sent * megabyte)]);
  await ask('/login', { method: 'POST', body: form.stream(), duplex: 'half' });
  expect(arrived).toBe(most * megabyte);
});

test('nothing is fetched for a visitor from an address of their own', async () => {
  const { status } = await ask('/cdn-cgi/image/width=64/http://169.254.169.254/latest.png');
  expect([status, storefront.fetch.mock.calls.length]).toEqual([404, 0]);
});
