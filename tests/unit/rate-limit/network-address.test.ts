/** Whose network address is counted, with and without proxies in front, and what an operator hears of a wrong PROXIES. */
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../stubs/console.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('SITE_URL', 'https://shop.test');
  vi.stubEnv('DOORSTEP_NODE_SERVER', '1');
});

async function visitor(proxies: string, row: string): Promise<string | null> {
  vi.stubEnv('PROXIES', proxies);
  const { networkAddressOf } = await import('@/lib/rate-limit/network-address');
  return networkAddressOf(new Headers({ 'x-forwarded-for': row }));
}

test.each([
  ['1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['1', '203.0.113.7:51234, 10.0.0.2', '203.0.113.7'],
  ['1', '::ffff:203.0.113.7, ::ffff:10.0.0.2', '203.0.113.7'],
  ['2', '203.0.113.7, 198.51.100.1, 10.0.0.2', '203.0.113.7'],
  ['1', '10.3.0.9, 10.0.0.2', '10.3.0.9'],
  ['1', '2001:db8:1:2:3:4:5:6, 10.0.0.2', '2001:db8:1:2::/64'],
  ['1', '[2001:DB8:1:2::9]:443, 10.0.0.2', '2001:db8:1:2::/64'],
  ['1', '2001:db8::9, 10.0.0.2', '2001:db8:0:0::/64'],
  ['1', '2001:db8::1:2:3:4, 10.0.0.2', '2001:db8:0:0::/64'],
  ['1', '2001::1:2:3:4:5, 10.0.0.2', '2001:0:0:1::/64'],
])('behind %s proxies, of %s the visitor is %s', async (proxies, row, address) => {
  expect(await visitor(proxies, row)).toBe(address);
});

test('a site on http without a proxy sees the sender itself, whatever the sender claims', async () => {
  vi.stubEnv('SITE_URL', 'http://shop.test');
  expect(await visitor('0', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  ['1', '198.51.100.1, 203.0.113.7'],
  ['2', '198.51.100.1, 203.0.113.7, 10.0.0.2'],
])('another host hands the row on as its proxy wrote it, behind %s', async (proxies, row) => {
  vi.stubEnv('DOORSTEP_NODE_SERVER', '');
  expect(await visitor(proxies, row)).toBe('203.0.113.7');
});

test.each([
  ['2', '203.0.113.7, 10.0.0.2', '10.0.0.2', /fewer than PROXIES says/],
  ['1', '203.0.113.7, 10.0.0.3, 10.0.0.2', '10.0.0.3', /10\.0\.0\.3 is a proxy that PROXIES does not count/],
  ['1', '127.0.0.1, 10.0.0.2', '127.0.0.1', /127\.0\.0\.1 is a proxy/],
])(
  'PROXIES=%s does not fit %s: it is said, once, and the limits hold for %s',
  async (proxies, row, address, complaint) => {
    expect(await visitor(proxies, row)).toBe(address);
    expect(await visitor(proxies, row)).toBe(address);
    expectConsole('error', complaint);
  },
);

test('behind a proxy that nobody mentioned, it is said too', async () => {
  vi.stubEnv('SITE_URL', 'http://shop.test');
  expect(await visitor('0', '203.0.113.7, 127.0.0.1')).toBe('127.0.0.1');
  expectConsole('error', /PROXIES does not count/);
});

test('only at the machine of a local site nobody is counted', async () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  expect(await visitor('0', '127.0.0.1')).toBeNull();
  expect(await visitor('0', '::1')).toBeNull();
  expect(await visitor('0', '192.168.1.7')).toBe('192.168.1.7');
});
