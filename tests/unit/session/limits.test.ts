/** One account is tried a few times, one network address many times, and nobody waits for a neighbour behind an inner proxy. */
import { beforeEach, expect, test, vi } from 'vitest';

/** Failures are kept in a module's memory, so each test has modules of its own. */
let request: { headers: Headers };

beforeEach(async () => {
  vi.resetModules();
  request = (await import('../stubs/next-headers.ts')).request;
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  request.headers = new Headers({ 'x-forwarded-for': '203.0.113.7' });
});

const limits = () => import('@/lib/rate-limit/limits');

test('guessing at one account has to wait, whoever guesses', async () => {
  const { guessing } = await limits();
  for (let time = 0; time < 5; time++) await guessing.count('nora@doorstep.test');
  request.headers = new Headers({ 'x-forwarded-for': '203.0.113.8' });
  expect(await guessing.mustWait('Nora@doorstep.test ')).toBe(true);
  expect(await guessing.mustWait('sam@doorstep.test')).toBe(false);
  guessing.forget('nora@doorstep.test');
  expect(await guessing.mustWait('nora@doorstep.test')).toBe(false);
});

test('one network address cannot try everybody', async () => {
  const { sending } = await limits();
  for (let time = 0; time < 60; time++) await sending.count(`person-${time}@mail.test`);
  expect(await sending.mustWait('one-more@mail.test')).toBe(true);
  request.headers = new Headers({ 'x-forwarded-for': '203.0.113.8' });
  expect(await sending.mustWait('one-more@mail.test')).toBe(false);
});

test('an inner address is a proxy, and holds nobody up', async () => {
  const { sending } = await limits();
  for (const inner of ['127.0.0.1', '::ffff:10.1.2.3', '172.20.0.4', '192.168.1.1', '::1', 'fd00::7', '']) {
    request.headers = new Headers({ 'x-forwarded-for': inner });
    for (let time = 0; time < 60; time++) await sending.count(`${inner}-${time}@mail.test`);
    expect(await sending.mustWait('one-more@mail.test')).toBe(false);
  }
});

test.each([
  ['0', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['2', '203.0.113.7', null],
])('behind %s proxies, of %s the visitor is %s', async (proxies, row, visitor) => {
  vi.stubEnv('PROXIES', proxies);
  request.headers = new Headers({ 'x-forwarded-for': row });
  const { networkAddress } = await import('@/lib/rate-limit/network-address');
  expect(await networkAddress()).toBe(visitor);
});
