/**
 * Through Next's own `unstable_cache` and our cache handler, as a server does it: in a kept page and in a dynamic one.
 */
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { remember as Remember } from '@/lib/stores/remember';
import { expectConsole, said } from '../stubs/console.ts';

vi.mock('next/cache', () => import('next/dist/server/web/spec-extension/unstable-cache.js'));

let remember: typeof Remember;
let incrementalCache: IncrementalCache;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: Date.now() });
  Reflect.deleteProperty(globalThis, 'doorstepCache');
  vi.resetModules();
  ({ remember } = await import('@/lib/stores/remember'));
  const { default: PageCache } = await import('@/hosting/node/cache/page-cache.mjs');
  incrementalCache = new IncrementalCache({
    CurCacheHandler: PageCache,
    dev: false,
    minimalMode: false,
    requestHeaders: {},
    fetchCacheKeyPrefix: '',
    prerenderManifest: { preview: {}, notFoundRoutes: [], routes: {}, dynamicRoutes: {} },
    previewProps: { previewModeId: 'never asked for' },
  } as never);
  return () => vi.useRealTimers();
});

const keep = { seconds: 300, tag: 'shops' };

/** Asks as a page does; a page has its own store, and what it started is finished after it. */
async function inPage<T>(type: 'prerender-legacy' | 'request', ask: () => Promise<T>): Promise<T> {
  const work = {
    incrementalCache,
    route: '/',
    page: '/page',
    pendingRevalidates: {} as Record<string, Promise<unknown>>,
  };
  const unit = {
    type,
    revalidate: 30,
    tags: [],
    implicitTags: { tags: [] },
    url: new URL('http://x/'),
    phase: 'render',
  };
  const answer = workAsyncStorage.run(work as never, () =>
    workUnitAsyncStorage.run(unit as never, () => remember('thing', keep, ask)),
  );
  answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  try {
    return await answer;
  } finally {
    await Promise.all(Object.values(work.pendingRevalidates).filter(Boolean));
  }
}

const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const away = async (): Promise<string> => {
  throw new Error('away');
};
const gone = async (): Promise<string> => {
  throw Object.assign(new Error('gone'), { isDefinite: true });
};
const expectNote = () => {
  while (said.some(({ text }) => /revalidating cache/.test(text))) expectConsole('error', /revalidating cache/);
};

describe.each(['prerender-legacy', 'request'] as const)('in a page of kind %s', kind => {
  test('asks once while the answer is fresh', async () => {
    const ask = vi.fn(async () => 'new');
    expect(await inPage(kind, ask)).toBe('new');
    await later(200);
    expect(await inPage(kind, ask)).toBe('new');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('reads an answer once while it is fresh', async () => {
    await inPage(kind, async () => 'new');
    const reads = vi.spyOn(incrementalCache, 'get');
    expect(await inPage(kind, away)).toBe('new');
    expect(reads).toHaveBeenCalledTimes(1);
  });

  test('asks anew when it is not, and answers with what is new', async () => {
    await inPage(kind, async () => 'old');
    await later(301);
    expect(await inPage(kind, async () => 'new')).toBe('new');
    expect(await inPage(kind, away)).toBe('new');
  });

  test('keeps the older answer while the API fails, and is right again at once', async () => {
    await inPage(kind, async () => 'old');
    await later(301);
    expect(await inPage(kind, away)).toBe('old');
    await later(4 * 3600);
    expect(await inPage(kind, away)).toBe('old');
    expect(await inPage(kind, async () => 'new')).toBe('new');
    expectNote();
  });

  test('asks for what is too old to be shown, and still held, as for what is missing: within the cache', async () => {
    await inPage(kind, async () => 'old');
    await later(5.5 * 3600);
    const where = async () => workUnitAsyncStorage.getStore()?.type ?? 'nowhere';
    expect(await inPage(kind, where)).toBe('unstable-cache');
    expect(await inPage(kind, away)).toBe('unstable-cache');
  });

  test('what is gone is gone, and comes back only with an answer', async () => {
    await inPage(kind, async () => 'old');
    await later(301);
    await expect(inPage(kind, gone)).rejects.toThrow('gone');
    await incrementalCache.revalidateTag(['shops']);
    await expect(inPage(kind, gone)).rejects.toThrow('gone');
    expect(await inPage(kind, async () => 'new')).toBe('new');
    expectNote();
  });

  test('a forgotten tag is asked for anew, and keeps the old answer while the API is down', async () => {
    await inPage(kind, async () => 'old');
    await incrementalCache.revalidateTag(['shops']);
    expect(await inPage(kind, away)).toBe('old');
    expect(await inPage(kind, async () => 'new')).toBe('new');
    expectNote();
  });

  test('shows an answer for five hours after it was fresh, and no longer', async () => {
    await inPage(kind, async () => 'old');
    await later(keep.seconds + 17_999);
    expect(await inPage(kind, away)).toBe('old');
    await later(2);
    await expect(inPage(kind, away)).rejects.toThrow('away');
    expectNote();
  });

  test('keeps no failure', async () => {
    await expect(inPage(kind, away)).rejects.toThrow('away');
    expect(await inPage(kind, async () => 'new')).toBe('new');
  });
});

/** What a page is answered that does not wait for what it started. */
function onPage(ask: () => Promise<string>): Promise<string> {
  const work = { incrementalCache, route: '/', page: '/page', pendingRevalidates: {} };
  const unit = { type: 'request', implicitTags: { tags: [] }, url: new URL('http://x/'), phase: 'render' };
  return workAsyncStorage.run(work as never, () =>
    workUnitAsyncStorage.run(unit as never, () => remember('thing', keep, ask)),
  );
}

test('waits no longer than its patience when an older answer is there, and once for all pages', async () => {
  await inPage('request', async () => 'old');
  await later(301);
  const slow = Promise.withResolvers<string>();
  const shown: string[] = [];
  const asks = () => onPage(() => slow.promise).then(value => shown.push(value));
  const first = asks();
  await later(1.4);
  expect(shown).toEqual([]);
  await later(0.2);
  expect(shown).toEqual(['old']);
  const second = asks();
  await later(0.001);
  expect(shown).toEqual(['old', 'old']);
  slow.resolve('new');
  await Promise.all([first, second]);
  expect(await inPage('request', away)).toBe('new');
});

test('an answer whose tag is forgotten during its call is not fresh, even for pages that joined the call later', async () => {
  const slow = Promise.withResolvers<string>();
  const first = onPage(() => slow.promise);
  await later(0.3);
  await incrementalCache.revalidateTag(['shops']);
  await later(0.3);
  const second = onPage(away);
  await later(0.3);
  slow.resolve('of before');
  expect(await Promise.all([first, second])).toEqual(['of before', 'of before']);
  expect(await inPage('request', async () => 'of after')).toBe('of after');
});

test('many pages at once ask the API once, and a failure does not stay', async () => {
  const ask = vi.fn(away);
  const all = await Promise.allSettled([1, 2, 3].map(() => inPage('request', ask)));
  expect(all.every(({ status }) => status === 'rejected')).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await inPage('request', async () => 'new')).toBe('new');
});

test('the key of an answer is the same in every bundle, however its minifier writes our functions', async () => {
  const keyed = vi.spyOn(incrementalCache, 'generateSimpleCacheKey');
  await inPage('request', async () => 'new');
  const keys = new Set(keyed.mock.calls.map(([key]) => key));
  expect([...keys]).toEqual(['kept answer-thing-[]']);
});
