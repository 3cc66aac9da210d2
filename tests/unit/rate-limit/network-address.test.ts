/** Whose network address is counted, with and without proxies in front. */
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

test.each([
  ['0', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['2', '203.0.113.7', null],
])('behind %s proxies, of %s the visitor is %s', async (proxies, row, visitor) => {
  vi.stubEnv('PROXIES', proxies);
  const { request } = await import('../stubs/next-headers.ts');
  request.headers = new Headers({ 'x-forwarded-for': row });
  const { networkAddress } = await import('@/lib/rate-limit/network-address');
  expect(await networkAddress()).toBe(visitor);
});
