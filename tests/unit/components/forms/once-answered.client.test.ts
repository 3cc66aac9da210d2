/** When may a page be refreshed that has forms? Not while one of them is being sent, or a toast says what it did. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceAnswered, onceSent } from '@/components/forms/once-answered.client';

let busyForms: object[] = [];
let playState: AnimationPlayState = 'finished';
const refresh = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    querySelector: () => busyForms[0] ?? null,
    querySelectorAll: () => [{ getAnimations: () => [{ playState }] }],
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  refresh.mockReset();
  busyForms = [];
  playState = 'finished';
});

test('at once while no form is being sent', () => {
  onceAnswered(refresh);
  expect(refresh).toHaveBeenCalledOnce();
});

test('once, after the answer to the form is there', () => {
  busyForms = [{}];
  onceAnswered(refresh);
  vi.advanceTimersByTime(5000);
  expect(refresh).not.toHaveBeenCalled();
  busyForms = [];
  vi.advanceTimersByTime(5000);
  expect(refresh).toHaveBeenCalledOnce();
});

test('after the toast has left', () => {
  playState = 'running';
  onceAnswered(refresh);
  vi.advanceTimersByTime(5000);
  expect(refresh).not.toHaveBeenCalled();
  playState = 'finished';
  vi.advanceTimersByTime(5000);
  expect(refresh).toHaveBeenCalledOnce();
});

test('an order does not wait for toasts', () => {
  playState = 'running';
  onceSent(refresh);
  expect(refresh).toHaveBeenCalledOnce();
});

test('never where the form has led to another page', () => {
  busyForms = [{}];
  const stop = onceAnswered(refresh);
  vi.advanceTimersByTime(1000);
  stop();
  busyForms = [];
  vi.advanceTimersByTime(5000);
  expect(refresh).not.toHaveBeenCalled();
});
