/** Claims of locks over a Redis of the test's own: the same as in the memory of one process. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryStore } from '@/lib/stores/memory-store';
import { createRedisStore } from '@/lib/stores/redis-store';
import { type Redis, startRedis } from '../support/redis.ts';

let redis: Redis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());

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
