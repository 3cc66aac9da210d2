/** A page is as old as the beginning of its making, of which the page cache hears by being asked for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PageCache from '@/hosting/node/cache/page-cache.mjs';

Object.assign(globalThis, { doorstepKept: null });
const cache = new PageCache();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const look = (path: string) => cache.get(path, { kind: 'APP_PAGE' });

function keep(path: string, html: string): Promise<void> {
  const page = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'shop:5' } };
  return cache.set(path, page, { cacheControl: { revalidate: 30, expire: 60 } });
}

test.each([
  ['made for the first time', '/first', 0],
  ['renewed while it is shown', '/due', 31_000],
])('what is forgotten while a page is %s applies to it', async (_, path, age) => {
  if (age > 0) await keep(path, 'before');
  await vi.advanceTimersByTimeAsync(age);
  await look(path);
  await vi.advanceTimersByTimeAsync(100);
  await cache.revalidateTag('shop:5');
  await vi.advanceTimersByTimeAsync(100);
  await keep(path, 'of the answer before');
  expect(await look(path)).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  await keep(path, 'of the answer since');
  expect(await look(path)).toMatchObject({ value: { html: 'of the answer since' } });
});

test('a visit for which no page was made does not make the next one old', async () => {
  await keep('/a', 'a');
  await vi.advanceTimersByTimeAsync(55_000);
  await look('/a');
  await vi.advanceTimersByTimeAsync(6000);
  await look('/a');
  await keep('/a', 'b');
  expect((await look('/a'))?.lastModified).toBe(Date.now());
});
