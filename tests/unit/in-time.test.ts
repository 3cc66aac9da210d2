/** Does an answer that is late give way, and one in time not? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from '@/lib/in-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer in time is the answer, and no timer is left', async () => {
  expect(await inTime(Promise.resolve('here'), 100, () => 'late')).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure in time is passed on, and no timer is left', async () => {
  await expect(inTime(Promise.reject(new Error('no')), 100, () => 'late')).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('a late answer gives way to what stands in for it', async () => {
  const answer = inTime(new Promise<string>(() => {}), 100, () => 'late');
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toBe('late');
});

test('being late may be a failure', async () => {
  const answer = inTime(new Promise<never>(() => {}), 100, () => {
    throw new Error('late');
  });
  const failed = expect(answer).rejects.toThrow('late');
  await vi.advanceTimersByTimeAsync(100);
  await failed;
});
