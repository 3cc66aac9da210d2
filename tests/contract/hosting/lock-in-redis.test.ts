/** Claims of locks over a Redis of the test's own: the same as in the memory of one process. */
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { withLock } from '@/lib/stores/lock';
import { createMemoryStore } from '@/lib/stores/memory-store';
import { createRedisStore } from '@/lib/stores/redis-store';
import { type Redis, startRedis } from '../../support/redis.ts';
import { expectConsole, said } from '../../unit/stubs/console.ts';

let redis: Redis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());

// A busy machine may take longer to answer than the store waits, and each process would then count for itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'doorstepStoreIsAway');
});

/** Who has just failed leaves Redis alone for a second. */
const patience = { timeout: 10_000 };

test('a claim is renewed and released by its owner alone, and a lost one is made again', async () => {
  const { claim, renew, release, get } = createRedisStore(redis.url, createMemoryStore());
  expect(await claim('lock', 'one', 60)).toBe(true);
  await renew('lock', 'two', 60);
  await release('lock', 'two');
  expect(await get('lock')).toBe('one');
  await release('lock', 'one');
  expect(await get('lock')).toBeNull();
  await renew('lock', 'one', 60);
  expect(await claim('lock', 'two', 60)).toBe(false);
  expect(await get('lock')).toBe('one');
});

test('what is marked while Redis takes no writes is read and holds, then and afterwards, until Redis knows better', async () => {
  const { set, get, claim, release } = createRedisStore(redis.url, createMemoryStore());
  const other = createRedisStore(redis.url, createMemoryStore());
  await other.set('seen', 'yes', 60);
  expect(await get('seen')).toBe('yes');
  onTestFinished(() => takesWrites(true));
  await takesWrites(false);
  await set('mark', 'early', 60);
  expect(await claim('press', 'one', 60)).toBe(true);
  await expect.poll(() => get('seen'), patience).toBe('yes');
  expect(await get('mark')).toBe('early');
  expect(await claim('press', 'two', 60)).toBe(false);
  await takesWrites(true);
  await expect.poll(() => get('seen'), patience).toBe('yes');
  expect(await claim('press', 'two', 60)).toBe(false);
  expect(await get('press')).toBe('one');
  await release('press', 'one');
  expect(await claim('press', 'two', 60)).toBe(true);
  await set('mark', 'late', 60);
  await other.release('mark');
  expect(await get('mark')).toBeNull();
  expectConsole('error', /is away, each process counts for itself: NOREPLICAS/);
  expectConsole('warn', /is back/);
});

test('a Redis whose memory is full lets go of keys: that is no news that it takes any', async () => {
  const full = await startRedis();
  onTestFinished(() => full.kill());
  const { claim, get, release, set } = createRedisStore(full.url, createMemoryStore());
  await createRedisStore(full.url, createMemoryStore()).set('seen', 'yes', 60);
  expect(await claim('press', 'one', 60)).toBe(true);
  const client = await createClient({ url: full.url }).connect();
  await client.configSet('maxmemory', '1');
  client.destroy();
  await set('mark', 'late', 60);
  await expect.poll(() => get('seen'), patience).toBe('yes');
  await release('press', 'one');
  expect(await get('press')).toBeNull();
  await set('mark', 'later', 60);
  expect(said.map(({ text }) => text)).toHaveLength(1);
  expectConsole('error', /is away, each process counts for itself: OOM/);
});

test('what a process has claimed and marked in a Redis that then goes away holds there, until it is released', async () => {
  const gone = await startRedis();
  const { claim, release, get, set } = createRedisStore(gone.url, createMemoryStore());
  expect(await claim('press', 'one', 60)).toBe(true);
  await set('doubt', 'yes', 60);
  await gone.kill();
  expect(await get('doubt')).toBe('yes');
  expect(await claim('press', 'two', 60)).toBe(false);
  expect(await get('press')).toBe('one');
  await release('press', 'one');
  expect(await get('press')).toBeNull();
  expect(await claim('press', 'two', 60)).toBe(true);
  expectConsole('error', /is away, each process counts for itself/);
});

test('a Redis that is started anew during a press: a press a little later still finds it', async () => {
  const first = await startRedis();
  const work = Promise.withResolvers<string>();
  Object.assign(globalThis, { doorstepStore: createRedisStore(first.url, createMemoryStore()) });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'doorstepStore'));
  const press = withLock('press', () => work.promise);
  const other = createRedisStore(first.url, createMemoryStore());
  await expect.poll(() => other.get('press'), patience).not.toBeNull();
  const owner = await other.get('press');
  await first.kill();
  const second = await startRedis(Number(new URL(first.url).port));
  onTestFinished(() => second.kill());
  const client = await createClient({ url: second.url }).connect();
  onTestFinished(() => client.destroy());
  await expect.poll(() => client.get('doorstep:press'), { timeout: 6000 }).toBe(owner);
  work.resolve('ordered');
  expect(await press).toBe('ordered');
  expect(await client.get('doorstep:press')).toBeNull();
  // Only if a renewal fell into the restart was Redis away.
  said.length = 0;
});

/** As a Redis refuses them whose memory is full. */
async function takesWrites(may: boolean) {
  const client = await createClient({ url: redis.url }).connect();
  await client.configSet('min-replicas-to-write', may ? '0' : '1');
  client.destroy();
}
