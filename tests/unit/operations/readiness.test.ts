import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../stubs/console.ts';
import { kept } from '../stubs/next-cache.ts';

const shared = globalThis as {
  doorstepIsEnding?: boolean;
  doorstepStoreIsAway?: boolean;
  doorstepKeptIsAway?: boolean;
  doorstepKept?: { probe: () => Promise<void> };
  doorstepOffered?: readonly string[];
};

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete shared.doorstepIsEnding;
  delete shared.doorstepStoreIsAway;
  delete shared.doorstepKeptIsAway;
  delete shared.doorstepKept;
  delete shared.doorstepOffered;
});

async function read() {
  const { readReadiness } = await import('@/lib/operations/readiness');
  return readReadiness();
}

const answers = (body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body)),
  );
const isAway = () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('fetch failed'))),
  );
};

test('ready while the API answers', async () => {
  answers({ data: [] });
  expect(await read()).toMatchObject({ isReady: true, api: 'answers', store: 'none', keptStore: 'none' });
});

test('the API is asked once for many who ask', async () => {
  answers({ data: [] });
  const { readReadiness } = await import('@/lib/operations/readiness');
  await Promise.all([readReadiness(), readReadiness(), readReadiness()]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an answer is as old as it is when the machine’s clock is set back', async () => {
  vi.useFakeTimers();
  isAway();
  await read();
  answers({ data: [] });
  const { readReadiness } = await import('@/lib/operations/readiness');
  vi.setSystemTime(Date.now() - 3600_000);
  vi.advanceTimersByTime(2500);
  expect(await readReadiness()).toMatchObject({ isReady: true, api: 'answers' });
  vi.useRealTimers();
  expectConsole('warn', /languages\/active gave no usable answer/);
});

test('not ready where the API is away and nothing is kept', async () => {
  isAway();
  expect(await read()).toMatchObject({ isReady: false, api: 'away', keeps: false });
  expectConsole('warn', /languages\/active gave no usable answer/);
});

test('ready while what is kept stands in', async () => {
  answers({ data: [] });
  const { getSettings } = await import('@/lib/market/queries');
  await getSettings('en');
  isAway();
  expect(await read()).toMatchObject({ isReady: true, api: 'away', keeps: true });
  expectConsole('warn', /languages\/active gave no usable answer/);
});

test('what is kept in the marketplace’s own language stands in where it has no English', async () => {
  answers({ data: [{ locale: 'de', default: true, key: 'title', value: 'Doorstep' }] });
  const { getSettings, listLanguages } = await import('@/lib/market/queries');
  await Promise.all([getSettings('de'), listLanguages('de')]);
  isAway();
  expect(await read()).toMatchObject({ isReady: true, api: 'away', keeps: true });
  expectConsole('warn', /languages\/active gave no usable answer/);
});

test('not ready once the server has begun to end', async () => {
  answers({ data: [] });
  shared.doorstepIsEnding = true;
  expect(await read()).toMatchObject({ isReady: false, isEnding: true });
});

test('the Redis of kept pages is asked now, though no visitor has used it since it went away', async () => {
  answers({ data: [] });
  vi.stubEnv('KEPT_REDIS_URL', 'redis://127.0.0.1:1');
  let isThere = false;
  shared.doorstepKept = {
    probe: async () => {
      shared.doorstepKeptIsAway = !isThere;
    },
  };
  expect(await read()).toMatchObject({ isReady: true, keptStore: 'away' });
  isThere = true;
  expect(await read()).toMatchObject({ isReady: true, keptStore: 'answers' });
});
