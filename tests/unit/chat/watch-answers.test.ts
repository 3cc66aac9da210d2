import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchAnswers } from '@/lib/chat/watch-answers';

const told = vi.fn();
let answer: () => Promise<unknown> = async () => {};
const ask = vi.fn(() => answer());

beforeEach(() => {
  vi.useFakeTimers();
  answer = async () => {};
  ask.mockClear();
  told.mockClear();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

test('nobody asks while nobody listens, and one question every two seconds serves all', async () => {
  const whenAway = watchAnswers(ask);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).not.toHaveBeenCalled();
  const leave = [whenAway(() => {}), whenAway(told)];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(10);
  for (const one of leave) one();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(11);
  whenAway(told);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(12);
  expect(told).not.toHaveBeenCalled();
});

test('who listens is told once that there is no answer, be it refused or silent', async () => {
  const whenAway = watchAnswers(ask);
  for (const failure of [() => Promise.reject(new Error('away')), () => new Promise(() => {})]) {
    told.mockClear();
    answer = failure;
    whenAway(told);
    await vi.advanceTimersByTimeAsync(6000);
    expect(told).toHaveBeenCalledTimes(1);
  }
});

test('who listens anew is watched over as well', async () => {
  const whenAway = watchAnswers(ask);
  whenAway(told);
  answer = () => Promise.reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(2000);
  whenAway(told);
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toHaveBeenCalledTimes(2);
});
