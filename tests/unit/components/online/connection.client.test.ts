/** How long is the storefront asked for an answer that does not come, in a tab that is seen and in one that is not? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from '@/components/online/connection.client';

const minute = 60_000;
const fetched = vi.fn<(url: string) => Promise<Response>>();
let page = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } });
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The device says that it has no network; then it goes on. */
async function watches(doPressesWait: boolean): Promise<string[]> {
  const told: string[] = [];
  stop = watchConnection(
    state => told.push(state),
    () => doPressesWait,
  );
  await vi.advanceTimersByTimeAsync(0);
  return told;
}

async function turns(hidden: boolean): Promise<void> {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

/** How often it is asked in the next minute. */
async function asksInAMinute(): Promise<number> {
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(minute);
  return fetched.mock.calls.length;
}

test('a tab that is seen asks on', async () => {
  expect(await watches(false)).toEqual(['offline']);
  expect(await asksInAMinute()).toBe(20);
});

test('a page that nobody sees asks nothing, and asks as soon as it is seen again', async () => {
  const told = await watches(false);
  await turns(true);
  expect(await asksInAMinute()).toBe(0);
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  await turns(false);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(told).toEqual(['offline', 'online']);
  expect(await asksInAMinute()).toBe(0);
});

test('a page that is seen again goes on asking where there is still no answer', async () => {
  await watches(false);
  await turns(true);
  await turns(false);
  expect(await asksInAMinute()).toBe(20);
});

test('presses that wait behind a tab that nobody sees are not left waiting', async () => {
  const told = await watches(true);
  await turns(true);
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  await vi.advanceTimersByTimeAsync(minute);
  expect(told).toEqual(['offline', 'online']);
});
