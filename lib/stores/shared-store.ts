/**
 * State that the processes of one storefront share: counts of tries, marks of work under way, newest baskets. It is in
 * Redis where the operator has one (`REDIS_URL`, docs/decisions/080), otherwise in the process's own memory.
 */
import 'server-only';
import { env } from '@/lib/env';
import { createMemoryStore, type SharedStore } from '@/lib/stores/memory-store';
import { processWide } from '@/lib/stores/process-wide';
import { createRedisStore } from '@/lib/stores/redis-store';

/** Chosen at first use, because a build loads this module without the operator's environment. */
function store(): SharedStore {
  return processWide('doorstepStore', () => {
    const { REDIS_URL } = env();
    return REDIS_URL ? createRedisStore(REDIS_URL, createMemoryStore()) : createMemoryStore();
  });
}

export const sharedStore: SharedStore = {
  add: (key, by, seconds) => store().add(key, by, seconds),
  get: key => store().get(key),
  set: (key, value, seconds) => store().set(key, value, seconds),
  claim: (key, value, seconds) => store().claim(key, value, seconds),
  renew: (key, value, seconds) => store().renew(key, value, seconds),
  release: (key, value) => store().release(key, value),
};
