import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasAnswered, hasNotAnswered, whenBack } from '@/lib/chat/away';

const told = vi.fn();
let leave = () => {};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  leave();
  hasAnswered();
  vi.clearAllTimers();
  vi.useRealTimers();
  told.mockClear();
});

test('who listens is told once the database answers a look, one every two seconds', async () => {
  leave = whenBack(told);
  let isBack = false;
  const look = vi.fn(async () => (isBack ? hasAnswered() : Promise.reject(new Error('away'))));
  hasNotAnswered(look);
  hasNotAnswered(look);
  await vi.advanceTimersByTimeAsync(4000);
  expect(look).toHaveBeenCalledTimes(2);
  expect(told).not.toHaveBeenCalled();
  isBack = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(3);
  expect(told).toHaveBeenCalledTimes(1);
});

test('nobody looks while nobody listens', async () => {
  const look = vi.fn(async () => {});
  hasNotAnswered(look);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).not.toHaveBeenCalled();
});

test('a look that fails late says nothing of a database that has answered another', async () => {
  leave = whenBack(told);
  const late = Promise.withResolvers<void>();
  const look = vi.fn(() => late.promise);
  hasNotAnswered(look);
  await vi.advanceTimersByTimeAsync(2000);
  hasAnswered();
  late.reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
});
