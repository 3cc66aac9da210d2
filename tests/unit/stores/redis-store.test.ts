import { afterEach, expect, test } from 'vitest';
import { keptInRedis } from '@/hosting/node/kept-in-redis.mjs';
import { createMemoryStore } from '@/lib/stores/memory-store';
import { createRedisStore } from '@/lib/stores/redis-store';
import { freePort } from '../../support/free-port.ts';
import { expectConsole } from '../stubs/console.ts';

afterEach(() => {
  for (const name of ['doorstepStoreIsAway', 'doorstepKeptIsAway']) Reflect.deleteProperty(globalThis, name);
});

/** Where nothing listens. */
const nowhere = async () => `redis://127.0.0.1:${await freePort()}`;

test('a store that is not there: memory goes on, and the log says why', async () => {
  const store = createRedisStore(await nowhere(), createMemoryStore());
  await store.set('soup', 'hot', 60);
  expect(await store.get('soup')).toBe('hot');
  expectConsole('error', /^The shared store is away, each process counts for itself: .*ECONNREFUSED/);
});

test('so it does of the Redis of kept pages', async () => {
  const listener = { forget() {} };
  const kept = keptInRedis({ url: await nowhere(), build: 'b', longest: 1000, listener });
  expect(await kept.get('page /a')).toBeNull();
  expectConsole('error', /^The Redis of kept pages is away, memory goes on: .*ECONNREFUSED/);
});
