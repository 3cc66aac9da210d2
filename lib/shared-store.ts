/**
 * What the processes of one storefront have to agree on: counts of attempts, marks of work under way. Each method is one
 * atomic step, as a Redis has it (INCRBY, SET NX, GET, DEL), so that a store outside the process can take its place.
 * Until an operator has one, this is the process's own memory.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';

export interface SharedStore {
  /** Adds to a counter and returns its new value. It is gone `seconds` after its first addition. */
  add: (key: string, by: number, seconds: number) => Promise<number>;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string, seconds: number) => Promise<void>;
  /** Sets a value where there is none; false where somebody else was faster. */
  claim: (key: string, value: string, seconds: number) => Promise<boolean>;
  /** Deletes the key, or only while it has this value: what one has claimed, another may not give back. */
  release: (key: string, value?: string) => Promise<void>;
}

/** Keys come from visitors, so there is a bound: the least used go first. */
const mostKeys = 100_000;

export function createMemoryStore(now: () => number = Date.now): SharedStore {
  const entries = new LRUCache<string, string>({ max: mostKeys, perf: { now }, ttlResolution: 0 });
  return {
    add: async (key, by, seconds) => {
      const known = entries.get(key);
      const sum = Number(known ?? 0) + by;
      // Only the first addition starts the time.
      entries.set(key, String(sum), { ttl: known === undefined ? seconds * 1000 : entries.getRemainingTTL(key) });
      return sum;
    },
    get: async key => entries.get(key) ?? null,
    set: async (key, value, seconds) => {
      entries.set(key, value, { ttl: seconds * 1000 });
    },
    claim: async (key, value, seconds) => {
      if (entries.has(key)) return false;
      entries.set(key, value, { ttl: seconds * 1000 });
      return true;
    },
    release: async (key, value) => {
      if (value === undefined || entries.get(key) === value) entries.delete(key);
    },
  };
}

/** Kept on the global object, because each bundle of a process loads this module and all must share one store. */
const shared = globalThis as { doorstepStore?: SharedStore };

shared.doorstepStore ??= createMemoryStore();
export const sharedStore: SharedStore = shared.doorstepStore;
