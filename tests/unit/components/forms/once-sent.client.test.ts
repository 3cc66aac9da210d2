/** When may a page be refreshed that has forms? Not while one of them is being sent. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceSent } from '@/components/forms/once-sent.client';

let busyForms: object[] = [];
const refresh = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => busyForms[0] ?? null });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  refresh.mockReset();
  busyForms = [];
});

test('at once while no form is being sent', () => {
  onceSent(refresh);
  expect(refresh).toHaveBeenCalledOnce();
});

test('once, after the answer to the form is there', () => {
  busyForms = [{}];
  onceSent(refresh);
  vi.advanceTimersByTime(5000);
  expect(refresh).not.toHaveBeenCalled();
  busyForms = [];
  vi.advanceTimersByTime(5000);
  expect(refresh).toHaveBeenCalledOnce();
});

test('never where the form has led to another page', () => {
  busyForms = [{}];
  const stop = onceSent(refresh);
  vi.advanceTimersByTime(1000);
  stop();
  busyForms = [];
  vi.advanceTimersByTime(5000);
  expect(refresh).not.toHaveBeenCalled();
});
