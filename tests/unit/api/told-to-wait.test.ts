import { beforeEach, describe, expect, test } from 'vitest';
import { createHolds, followWaits, noteWait, readRetryAfter, secondsToWait } from '@/lib/api/told-to-wait';

let now = 0;
let holds: ReturnType<typeof createHolds>;
beforeEach(() => {
  now = 5000;
  holds = createHolds(() => now);
});

const shops = { pattern: 'GET rest/shops/paginate', customer: undefined };
const cart = { pattern: 'GET dashboard/user/cart', customer: 'Bearer one' };

describe('a call that was told to wait', () => {
  test('waits as long, and nothing else does', () => {
    holds.hold(shops, 30);
    holds.hold(cart, 20);
    expect([holds.secondsLeft(shops), holds.secondsLeft(cart)]).toEqual([30, 20]);
    expect(holds.secondsLeft({ ...shops, pattern: 'GET rest/settings' })).toBe(0);
    expect(holds.secondsLeft({ ...cart, customer: 'Bearer other' })).toBe(0);
    now += 20_000;
    expect([holds.secondsLeft(shops), holds.secondsLeft(cart)]).toEqual([10, 0]);
  });

  test('is made after a minute where the API said an hour', () => {
    holds.hold(shops, 3600);
    now += 59_000;
    expect(holds.secondsLeft(shops)).toBe(3541);
    now += 1000;
    expect(holds.secondsLeft(shops)).toBe(0);
  });

  test.each(['POST auth/login', 'GET auth/verify/{id}'])("%s is one visitor's, and others do not wait", pattern => {
    holds.hold({ pattern, customer: undefined }, 30);
    expect(holds.secondsLeft({ pattern, customer: undefined })).toBe(0);
  });
});

test.each([
  ['40', 40],
  [' 40 ', 40],
  ['0', 0],
  ['-5', 0],
  ['soon', 0],
  [undefined, 0],
  [new Date(Date.now() - 60_000).toUTCString(), 0],
])('Retry-After: %s', (said, seconds) => {
  const headers = new Headers(said === undefined ? {} : { 'Retry-After': said });
  expect(readRetryAfter({ headers })).toBe(seconds);
});

test('Retry-After may name a moment', () => {
  const headers = new Headers({ 'Retry-After': new Date(Date.now() + 90_000).toUTCString() });
  expect(readRetryAfter({ headers })).toBeOneOf([88, 89, 90]);
});

test('a form learns the longest wait of its own calls', async () => {
  const told = await Promise.all([
    followWaits(async () => {
      noteWait(20);
      noteWait(0);
      await Promise.resolve();
      return secondsToWait();
    }),
    followWaits(async () => secondsToWait()),
    followWaits(async () => {
      noteWait(3600);
      return secondsToWait();
    }),
  ]);
  expect(told).toEqual([20, null, null]);
  noteWait(20);
  expect(secondsToWait()).toBeNull();
});
