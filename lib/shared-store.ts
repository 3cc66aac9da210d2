/**
 * What the processes of one storefront have to agree on: counts of attempts, marks of work under way, newest baskets. In
 * Redis where the operator has one (`REDIS_URL`, docs/decisions/080), else in the process's own memory.
 */
import 'server-only';
import { env } from '@/lib/env';
import { createMemoryStore, type SharedStore } from '@/lib/memory-store';
import { createRedisStore } from '@/lib/redis-store';

/** Kept on the global object, because each bundle of a process loads this module and all must share one store. */
const shared = globalThis as { doorstepStore?: SharedStore };

/** Chosen at its first use, as a build reads this module without the operator's environment. */
function store(): SharedStore {
  const { REDIS_URL } = env();
  shared.doorstepStore ??= REDIS_URL ? createRedisStore(REDIS_URL, createMemoryStore()) : createMemoryStore();
  return shared.doorstepStore;
}

export const sharedStore: SharedStore = {
  add: (key, by, seconds) => store().add(key, by, seconds),
  get: key => store().get(key),
  set: (key, value, seconds) => store().set(key, value, seconds),
  claim: (key, value, seconds) => store().claim(key, value, seconds),
  release: (key, value) => store().release(key, value),
};
