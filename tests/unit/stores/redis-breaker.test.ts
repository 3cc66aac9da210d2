import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redisBreaker } from '@/lib/stores/redis-breaker.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const giveUp = vi.fn();
const create = () => redisBreaker({ patience: 250, rest: 2000, giveUp });
type Breaker = ReturnType<typeof create>;

/** What several callers learn who ask at the same moment, and then leave the Redis alone. */
async function burst({ wait, isResting }: Breaker, answers: Promise<string>[]): Promise<string[]> {
  const learnt = answers.map(answer => wait(answer).catch(error => error.message));
  await vi.advanceTimersByTimeAsync(260);
  const words = await Promise.all(learnt);
  if (isResting()) await vi.advanceTimersByTimeAsync(2000);
  return words;
}
const never = () => new Promise<string>(() => {});

test('connections are given up after three waits in a row, however many waited at once', async () => {
  giveUp.mockClear();
  const breaker = create();
  expect(await burst(breaker, [never(), never(), never(), never()])).toContain('it does not answer');
  await burst(breaker, [never()]);
  expect(giveUp).not.toHaveBeenCalled();
  await burst(breaker, [never(), never()]);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('an answer, or a failure that was told, begins the count anew', async () => {
  giveUp.mockClear();
  const breaker = create();
  for (const between of [async () => 'hot', () => Promise.reject(new Error('refused'))]) {
    for (let wait = 0; wait < 2; wait++) await burst(breaker, [never()]);
    expect(await burst(breaker, [between()])).not.toContain('it does not answer');
  }
  expect(giveUp).not.toHaveBeenCalled();
  expect(breaker.isResting()).toBe(false);
});

test('a clock that is set back does not make its rest any longer', async () => {
  const breaker = create();
  await expect(breaker.wait(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  vi.setSystemTime(Date.now() - 3600_000);
  expect(breaker.isResting()).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(breaker.isResting()).toBe(false);
});
