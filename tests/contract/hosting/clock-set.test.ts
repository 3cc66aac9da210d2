/** The machine's clock is set while the storefront runs: by NTP after a wrong start, or since a machine that slept woke. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Cache = InstanceType<typeof import('@/hosting/node/cache/page-cache.mjs').default>;
let cache: Cache;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Reflect.deleteProperty(globalThis, 'doorstepCache');
  Object.assign(globalThis, { doorstepKept: null });
  vi.resetModules();
  const { default: PageCache } = await import('@/hosting/node/cache/page-cache.mjs');
  cache = new PageCache();
});
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const setBy = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

/** As Next counts, whose clock goes on from the process's start. */
const ageForNext = (entry: { lastModified: number } | null) =>
  performance.timeOrigin + performance.now() - (entry?.lastModified ?? 0);

const page = () => cache.get('/a', { kind: 'APP_PAGE' });
const keepPage = () =>
  cache.set('/a', { kind: 'APP_PAGE', html: '<p>' }, { cacheControl: { revalidate: 30, expire: 600 } });
const answer = () => cache.get('k', { kind: 'FETCH', tags: ['shops'] });
const keepAnswer = () =>
  cache.set(
    'k',
    { kind: 'FETCH', data: { body: `{"at":${Date.now()},"value":1}` } },
    { fetchCache: true, tags: ['shops'] },
  );

describe.each([
  ['forward', 60 * minute],
  ['back', -60 * minute],
])('a clock that was set an hour %s', (_, by) => {
  test('makes nothing that is kept afterwards younger or older for Next than it is', async () => {
    setBy(by);
    await keepPage();
    await keepAnswer();
    setBy(minute);
    for (const entry of [await page(), await answer()]) expect(ageForNext(entry) / minute).toBeCloseTo(1, 2);
  });
});

test('what was kept before a clock was set back does not stay for as long', async () => {
  await keepPage();
  await keepAnswer();
  setBy(-60 * minute);
  expect(await page()).toBeNull();
  const found = await answer();
  expect(JSON.parse(found?.value.data.body).at).toBeLessThan(Date.now() - 60 * minute);
  expect(ageForNext(found)).toBeGreaterThan(60 * minute);
});

test('what was kept before a clock was set forward by years is none', async () => {
  await keepPage();
  await keepAnswer();
  setBy(50 * 365 * 24 * 60 * minute);
  expect([await page(), await answer()]).toEqual([null, null]);
});

test('what another machine keeps, whose clock is a second ahead, is no trouble', async () => {
  await keepPage();
  setBy(-1000);
  expect(await page()).not.toBeNull();
});
