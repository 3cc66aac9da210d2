/** Is time counted that a device sleeps through, and that passes while its clock is set? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countSpans } from '@/components/ui/use-elapsed.client';

const minute = 60_000;
const page = Object.assign(new EventTarget(), { hidden: false });
let told: number[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  vi.stubGlobal('document', page);
  told = [];
  stop = countSpans(minute, spans => told.push(spans));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Moves the clock alone: timers and performance.now() stand still while a device sleeps. */
const moveClock = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

test('whole spans are counted, from none on', () => {
  expect(told).toEqual([0]);
  vi.advanceTimersByTime(2.5 * minute);
  expect(told.at(-1)).toBe(2);
});

test('what a device slept through is counted as soon as its page is seen', () => {
  moveClock(18);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([0, 18]);
});

test('a clock that is set back takes nothing away', () => {
  vi.advanceTimersByTime(2 * minute);
  moveClock(-60);
  vi.advanceTimersByTime(minute);
  expect(told.at(-1)).toBe(3);
});

test('nothing is told once it has stopped', () => {
  stop();
  vi.advanceTimersByTime(minute);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([0]);
});
