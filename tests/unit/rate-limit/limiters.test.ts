/** One account is tried a few times, one network address many times, and a code is guessed less often than a password. */
import { beforeEach, expect, test, vi } from 'vitest';

let limits: typeof import('@/lib/rate-limit/limiters');
let request: { headers: Headers };

beforeEach(async () => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'doorstepStore');
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('SITE_URL', 'http://shop.test');
  vi.stubEnv('PROXIES', '0');
  vi.stubEnv('DOORSTEP_NODE_SERVER', '1');
  request = (await import('../stubs/next-headers.ts')).request;
  limits = await import('@/lib/rate-limit/limiters');
});

const comesFrom = (address: string) => {
  request.headers = new Headers({ 'x-forwarded-for': address });
};

async function mayTry(
  limiter: 'passwordLimiter' | 'codeLimiter' | 'messageLimiter',
  account: string,
): Promise<boolean> {
  return (await limits[limiter].begin(account)) !== null;
}

test.each([
  ['passwordLimiter', 5, 100],
  ['codeLimiter', 5, 20],
  ['messageLimiter', 4, 8],
] as const)('%s: %i from one network address, %i from everywhere', async (limiter, pair, everywhere) => {
  let passed = 0;
  for (let time = 0; time < 400; time++) {
    comesFrom(`203.0.113.${Math.floor(time / 8)}`);
    if (await mayTry(limiter, 'nora@doorstep.test')) passed += 1;
    if (time === 7) expect(passed).toBe(pair);
  }
  expect(passed).toBe(everywhere);
  expect(await mayTry(limiter, 'sam@doorstep.test')).toBe(true);
});

test('zeros before a number make no other account', async () => {
  comesFrom('203.0.113.9');
  const spelled = ['998901234567', '0998901234567', '00998901234567', '000998901234567', '998901234567'];
  for (const phone of spelled) await mayTry('messageLimiter', phone);
  expect(await mayTry('messageLimiter', '0998901234567')).toBe(false);
  expect(await mayTry('messageLimiter', '0')).toBe(true);
});

test('one network address cannot try everybody, and an office of eighty mistypes unhindered', async () => {
  comesFrom('203.0.113.7');
  for (let person = 0; person < 80; person++) expect(await mayTry('passwordLimiter', `person-${person}`)).toBe(true);
  for (let person = 80; person < 200; person++) await mayTry('passwordLimiter', `person-${person}`);
  expect(await mayTry('passwordLimiter', 'one-more')).toBe(false);
  comesFrom('203.0.113.8');
  expect(await mayTry('passwordLimiter', 'one-more')).toBe(true);
});

test('what a network address may not try is not counted under an account, which anybody can invent', async () => {
  const { sharedStore } = await import('@/lib/stores/shared-store');
  comesFrom('203.0.113.7');
  while (await mayTry('passwordLimiter', crypto.randomUUID()));
  const counting = vi.spyOn(sharedStore, 'add');
  expect(await mayTry('passwordLimiter', 'invented')).toBe(false);
  const counters = new Set(counting.mock.calls.map(([key]) => key.split(':', 2).join(':')));
  expect([...counters]).toEqual(['guessing:network']);
});

test('an office of two hundred signs in, each at once, and is not held up', async () => {
  comesFrom('203.0.113.7');
  for (let person = 0; person < 200; person++) {
    const counted = await limits.passwordLimiter.begin(`person-${person}`);
    expect(counted, `person ${person}`).not.toBeNull();
    await counted?.succeeded();
  }
});
