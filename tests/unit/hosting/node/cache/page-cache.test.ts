import { subscribe } from 'node:diagnostics_channel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inventableTag } from '@/lib/cache';

type Cache = InstanceType<typeof import('@/hosting/node/cache/page-cache.mjs').default>;
let cache: Cache;

beforeEach(async () => {
  vi.stubEnv('PAGE_CACHE_MB', '1');
  vi.stubEnv('ANSWER_CACHE_MB', '1');
  await afresh();
});

async function afresh(kept: object | null = null): Promise<void> {
  Reflect.deleteProperty(globalThis, 'doorstepCache');
  Object.assign(globalThis, { doorstepKept: kept });
  vi.resetModules();
  const { default: PageCache } = await import('@/hosting/node/cache/page-cache.mjs');
  cache = new PageCache();
}

const page = (html: string, tags = '') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('x'),
  segmentData: new Map([['/_tree', Buffer.from('xx')]]),
  headers: { 'x-next-cache-tags': tags },
});
const kept = { cacheControl: { revalidate: 30, expire: 60 } };
const answer = (body: string) => ({ kind: 'FETCH', data: { body } });
const asAnswer = { fetchCache: true, tags: ['shops'] };

describe('pages', () => {
  test('are kept with their lifetime, and told of where they are made', async () => {
    const told = vi.fn();
    subscribe('doorstep:kept', told);
    await cache.set('/a', page('<p>'), kept);
    await cache.set('/b', page('sorry'), { cacheControl: { revalidate: 1 } });
    expect(told.mock.calls).toEqual([['/a', 'doorstep:kept']]);
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toMatchObject({ value: { html: '<p>' }, ...kept });
  });

  test('take a fraction of their bytes, and come back as they were', async () => {
    const whole = {
      ...page(`<p>Grüße · ${'much the same '.repeat(9000)}</p>`),
      rscData: Buffer.from('1:"a"'.repeat(900)),
    };
    await cache.set('/a', whole, kept);
    const { doorstepCache } = globalThis as { doorstepCache?: { pages: { calculatedSize: number } } };
    await expect.poll(() => doorstepCache?.pages.calculatedSize).toBeLessThan(5000);
    expect((await cache.get('/a', { kind: 'APP_PAGE' }))?.value).toEqual(whole);
  });

  test('that were replaced while they were packed stay replaced', async () => {
    await Promise.all([cache.set('/a', page('old'), kept), cache.set('/a', page('new'), kept)]);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect((await cache.get('/a', { kind: 'APP_PAGE' }))?.value.html).toBe('new');
  });

  test('that say the API is away are never kept, and do not push out the good one', async () => {
    await cache.set('/a', page('good'), kept);
    await cache.set('/a', page('sorry'), { cacheControl: { revalidate: 1 } });
    await cache.set('/b', page('sorry'), { cacheControl: { revalidate: 1 } });
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toMatchObject({ value: { html: 'good' } });
    expect(await cache.get('/b', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('read as none once an answer they were made of is forgotten', async () => {
    await cache.set('/a', page('a', 'shops,shop:5'), kept);
    await cache.set('/b', page('b', 'shops,shop:6'), kept);
    await cache.revalidateTag('shop:5');
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toBeNull();
    expect(await cache.get('/b', { kind: 'APP_PAGE' })).toMatchObject({ value: { html: 'b' } });
  });

  test('read as none once they have expired, so that Next makes them anew from kept answers', async () => {
    vi.useFakeTimers();
    await cache.set('/a', page('a'), kept);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toMatchObject({ value: { html: 'a' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toBeNull();
    vi.useRealTimers();
  });

  test('read as none where an answer is forgotten while they are being finished', async () => {
    const finished = Promise.withResolvers<string>();
    vi.stubGlobal('doorstepFinishing', { finishKept: () => finished.promise });
    const kept5 = cache.set('/a', page('a', 'shop:5'), kept);
    const kept6 = cache.set('/b', page('b', 'shop:6'), kept);
    await cache.revalidateTag('shop:5');
    finished.resolve('finished');
    await Promise.all([kept5, kept6]);
    vi.unstubAllGlobals();
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toBeNull();
    expect(await cache.get('/b', { kind: 'APP_PAGE' })).toMatchObject({ value: { html: 'finished' } });
  });

  test('made after the forgetting are fresh again', async () => {
    vi.useFakeTimers();
    await cache.revalidateTag(['shop:5']);
    vi.advanceTimersByTime(5);
    await cache.set('/a', page('new', 'shop:5'), kept);
    expect((await cache.get('/a', { kind: 'APP_PAGE' }))?.lastModified).toBe(Date.now());
    vi.useRealTimers();
  });
});

describe('answers', () => {
  test('that are forgotten read as due for renewal, but are still there for when the API is down', async () => {
    await cache.set('k', answer('"old"'), asAnswer);
    await cache.revalidateTag('shops');
    const found = await cache.get('k', { kind: 'FETCH', tags: ['shops'] });
    expect(found?.value.data.body).toBe('"old"');
    const age = Date.now() - (found?.lastModified ?? 0);
    expect(age).toBeGreaterThan(3600_000);
    expect(age).toBeLessThan(18_000_000);
  });

  test('that are forgotten tell their age in their text too, and those that are older tell their own', async () => {
    const hours = (count: number) => Date.now() - count * 3600_000;
    const aged = async (at: number) => {
      await cache.set('k', answer(`{"at":${at},"value":{"at":1}}`), asAnswer);
      await cache.revalidateTag('shops');
      const found = await cache.get('k', { kind: 'FETCH', tags: ['shops'] });
      return JSON.parse(found?.value.data.body);
    };
    expect(await aged(hours(0))).toEqual({ at: expect.any(Number), value: { at: 1 } });
    expect((await aged(hours(0))).at).toBeLessThan(hours(3));
    const older = hours(5);
    expect((await aged(older)).at).toBe(older);
  });

  test('are deleted when told so', async () => {
    await cache.set('k', answer('1'), asAnswer);
    await cache.set('k', null, asAnswer);
    expect(await cache.get('k', { kind: 'FETCH' })).toBeNull();
  });

  test('of no body cost nothing and break nothing', async () => {
    await cache.set('k', { kind: 'FETCH', data: {} }, asAnswer);
    expect(await cache.get('k', { kind: 'FETCH' })).not.toBeNull();
  });
});

describe('memory', () => {
  test('of pages is bounded, and a flood of pages leaves the answers alone', async () => {
    await cache.set('k', answer('1'), asAnswer);
    for (let view = 0; view < 100; view++) await cache.set(`/v${view}`, page('x'.repeat(50_000)), kept);
    const held = await Promise.all(
      Array.from({ length: 100 }, (_, view) => cache.get(`/v${view}`, { kind: 'APP_PAGE' })),
    );
    const count = held.filter(Boolean).length;
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThanOrEqual(10);
    expect(await cache.get('k', { kind: 'FETCH' })).not.toBeNull();
  });

  test('of what visitors can invent is bounded, and a flood of it leaves the other answers alone', async () => {
    const invented = { fetchCache: true, tags: ['search', inventableTag] };
    await cache.set('k', answer('1'), asAnswer);
    for (let word = 0; word < 100; word++) await cache.set(`w${word}`, answer('x'.repeat(50_000)), invented);
    const asInvented = { kind: 'FETCH', tags: invented.tags };
    const held = await Promise.all(Array.from({ length: 100 }, (_, word) => cache.get(`w${word}`, asInvented)));
    expect(held.filter(Boolean)).toHaveLength(2);
    expect(await cache.get('k', { kind: 'FETCH', tags: ['shops'] })).not.toBeNull();
  });

  test('of forgotten tags is bounded', async () => {
    for (let tag = 0; tag < 50_100; tag++) await cache.revalidateTag(`t${tag}`);
    const { doorstepCache } = globalThis as { doorstepCache?: { forgotten: { size: number } } };
    expect(doorstepCache?.forgotten.size).toBe(50_000);
  });
});

test('what is malformed reads as the default, never as no bound at all', async () => {
  vi.stubEnv('PAGE_CACHE_MB', '');
  await afresh();
  const { doorstepCache } = globalThis as { doorstepCache?: { pages: { maxSize: number } } };
  expect(doorstepCache?.pages.maxSize).toBe(24 * 1024 * 1024);
});

describe('with other processes', () => {
  /** What they have kept, and what they are told: what to keep and for how long, and what to forget. */
  const theirs = new Map<string, unknown>();
  const told: (string | number)[][] = [];
  const others = {
    get: vi.fn(async (key: string) => theirs.get(key) ?? null),
    set: (key: string, _: unknown, milliseconds: number) => void told.push([key, milliseconds]),
    delete: (key: string) => void theirs.delete(key),
    forget: async (tags: string[]) => void told.push(tags),
  };

  beforeEach(async () => {
    theirs.clear();
    told.length = 0;
    await afresh(others);
    others.get.mockClear();
  });

  test('a page that another has made is there, and then lies in memory', async () => {
    const entry = { value: page('theirs'), lastModified: Date.now(), ...kept };
    theirs.set('page /a', entry);
    for (let look = 0; look < 3; look++)
      expect(await cache.get('/a', { kind: 'APP_PAGE' })).toMatchObject({ value: { html: 'theirs' } });
    expect(others.get).toHaveBeenCalledTimes(1);
  });

  test('what is made here is there for the others, but not what visitors can invent', async () => {
    await cache.set('/a', page('ours'), kept);
    await cache.set('k', answer('1'), asAnswer);
    await cache.set('w', answer('1'), { fetchCache: true, tags: ['search', inventableTag] });
    await cache.set('/b', page('sorry'), { cacheControl: { revalidate: 1 } });
    expect(Object.fromEntries(told)).toEqual({ 'page /a': 60_000, 'answer k': 6 * 3600_000 });
  });

  test('what is due is looked for there before it is made anew', async () => {
    vi.useFakeTimers();
    await cache.set('/a', page('old'), kept);
    await vi.advanceTimersByTimeAsync(31_000);
    theirs.set('page /a', { value: page('older'), lastModified: Date.now() - 40_000, ...kept });
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toMatchObject({ value: { html: 'old' } });
    theirs.set('page /a', { value: page('newer'), lastModified: Date.now(), ...kept });
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toMatchObject({ value: { html: 'newer' } });
    vi.useRealTimers();
  });

  test('an older one, an expired one and a forgotten one are none', async () => {
    const old = { value: page('old', 'shop:5'), lastModified: Date.now() - 61_000, ...kept };
    theirs.set('page /a', old);
    expect(await cache.get('/a', { kind: 'APP_PAGE' })).toBeNull();
    theirs.set('page /b', { ...old, lastModified: Date.now() - 5 });
    await cache.revalidateTag('shop:5');
    expect(await cache.get('/b', { kind: 'APP_PAGE' })).toBeNull();
    expect(told).toEqual([['shop:5']]);
  });

  test('an answer that is forgotten stays for when the API is away, unless another has a newer one', async () => {
    vi.useFakeTimers();
    await cache.set('k', answer('"old"'), asAnswer);
    await cache.revalidateTag('shops');
    await vi.advanceTimersByTimeAsync(5);
    const look = async () =>
      (await cache.get('k', { kind: 'FETCH', tags: ['shops'], revalidate: 300 }))?.value.data.body;
    expect(await look()).toBe('"old"');
    theirs.set('answer k', { value: answer('"new"'), lastModified: Date.now() });
    expect(await look()).toBe('"new"');
    vi.useRealTimers();
  });
});
