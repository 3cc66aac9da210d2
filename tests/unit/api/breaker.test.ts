import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBreaker, patternOf } from '@/lib/api/breaker';

let now = 0;
let breaker: ReturnType<typeof createBreaker>;

beforeEach(() => {
  now = 100_000;
  breaker = createBreaker(() => now);
});

const cart = { pattern: 'GET dashboard/user/cart', customer: 'Bearer one' };
const others = { ...cart, customer: 'Bearer other' };
const publicCall = (pattern: string) => ({ pattern, customer: undefined });

/** A call that began a moment later and ran out of time after 16 s. */
function hangs(call: typeof cart | ReturnType<typeof publicCall>): void {
  const start = now + 1;
  now = start + 16_000;
  breaker.timedOut(call, start);
}

describe('a call that hangs', () => {
  test('keeps its own customer from waiting again for a second, and nobody else', () => {
    hangs(cart);
    expect(breaker.admits(cart)).toBe(false);
    expect(breaker.admits({ ...cart, pattern: 'GET dashboard/user/profile/show' })).toBe(false);
    expect(breaker.admits(others)).toBe(true);
    expect(breaker.admits(publicCall('GET rest/settings'))).toBe(true);
    now += 1001;
    expect(breaker.admits(cart)).toBe(true);
  });

  test('three in a row stop the calls of their pattern alone', () => {
    for (const customer of ['a', 'b', 'c']) hangs({ ...cart, customer });
    expect(breaker.admits(others)).toBe(false);
    expect(breaker.admits({ ...others, pattern: 'POST dashboard/user/orders' })).toBe(true);
  });

  test('two after an answer stop nobody', () => {
    breaker.answered(others);
    for (const customer of ['a', 'b']) hangs({ ...cart, customer });
    expect(breaker.admits(others)).toBe(true);
  });

  test('while others are answered, any number of them stops nobody', () => {
    for (let times = 0; times < 9; times += 1) {
      const start = now;
      now += 8000;
      breaker.answered(others);
      now += 8000;
      breaker.timedOut(cart, start);
    }
    expect(breaker.admits(others)).toBe(true);
    const start = now;
    now += 8000;
    breaker.answered(others);
    now += 8000;
    for (const customer of ['a', 'b', 'c']) breaker.timedOut({ ...cart, customer }, start);
    expect(breaker.admits(others)).toBe(true);
    for (const pattern of ['GET a', 'GET b', 'GET c']) breaker.timedOut(publicCall(pattern), start);
    expect(breaker.admits(publicCall('GET d'))).toBe(true);
  });
});

test('patterns that hang on either side of an answer are no API that hangs', () => {
  for (const pattern of ['GET rest/settings', 'GET rest/stories']) hangs(publicCall(pattern));
  breaker.answered(others);
  for (const pattern of ['GET rest/takes', 'GET rest/recipes']) hangs(publicCall(pattern));
  expect(breaker.admits(publicCall('GET rest/banners'))).toBe(true);
});

describe('an API that hangs as a whole', () => {
  beforeEach(() => {
    const start = now;
    now += 16_000;
    for (const pattern of ['GET rest/settings', 'GET rest/shops/{id}', 'GET rest/stories'])
      breaker.timedOut(publicCall(pattern), start);
  });

  test('is not waited for in calls that nobody has tried', () => {
    expect(breaker.admits(publicCall('GET rest/takes'))).toBe(false);
  });

  test('is tried once a second, and the first answer opens it for all', () => {
    now += 1001;
    const probe = publicCall('GET rest/takes');
    expect([breaker.admits(probe), breaker.admits(probe), breaker.admits(others)]).toEqual([true, false, false]);
    breaker.answered(probe);
    expect(breaker.admits(others)).toBe(true);
  });
});

test.each([
  ['rest/shops/5/reviews', 'rest/shops/{id}/reviews'],
  ['rest/products/b2f0c1a2-0000-4000-8000-123456789abc', 'rest/products/{id}'],
  ['dashboard/user/orders/12', 'dashboard/user/orders/{id}'],
  ['rest/settings', 'rest/settings'],
])('ids are left out of %s', (path, pattern) => {
  expect(patternOf('GET', path)).toBe(`GET ${pattern}`);
});

test('a clock that is set back does not make its second any longer', () => {
  vi.useFakeTimers();
  const own = createBreaker();
  vi.advanceTimersByTime(1);
  own.timedOut(cart, performance.now());
  vi.setSystemTime(Date.now() - 3600_000);
  expect(own.admits(cart)).toBe(false);
  vi.advanceTimersByTime(1001);
  expect(own.admits(cart)).toBe(true);
  vi.useRealTimers();
});
