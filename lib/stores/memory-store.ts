/** The shared store in this process's own memory: used with a single process, and while the Redis is away. */
import { LRUCache } from 'lru-cache';

/** Each method is one atomic step, as in Redis. */
export interface SharedStore {
  /** Adds to a counter and returns its new value. The counter expires `seconds` after its first addition. */
  add: (key: string, by: number, seconds: number) => Promise<number>;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string, seconds: number) => Promise<void>;
  /** Sets a value where there is none; false where another process was faster. */
  claim: (key: string, value: string, seconds: number) => Promise<boolean>;
  /** Extends a claim, or makes it again if the store has lost it; does nothing once it is another one's. */
  renew: (key: string, value: string, seconds: number) => Promise<void>;
  /** Deletes the key; with `value`, only while the key has that value, so that nobody releases another one's claim. */
  release: (key: string, value?: string) => Promise<void>;
}

/**
 * The first word of a key names its purpose, and each purpose has a limit of its own: a flood of guests' baskets drops
 * the oldest baskets, but no counts of failed passwords.
 */
const shelfLimits = { max: 50_000, maxSize: 16 * 1024 * 1024 };

export function createMemoryStore(now: () => number = Date.now): SharedStore {
  const shelves = new Map<string, LRUCache<string, string>>();
  const shelfOf = (key: string) => {
    const [word = ''] = key.split(/[ :]/, 1);
    const shelf =
      shelves.get(word) ??
      new LRUCache<string, string>({
        ...shelfLimits,
        sizeCalculation: value => 2 * value.length + 100,
        perf: { now },
        ttlResolution: 0,
      });
    shelves.set(word, shelf);
    return shelf;
  };
  return {
    add: async (key, by, seconds) => {
      const shelf = shelfOf(key);
      const known = shelf.get(key);
      const sum = Number(known ?? 0) + by;
      // Only the first addition sets the time at which the counter expires. A TTL of 0 would mean never.
      const ttl = known === undefined ? seconds * 1000 : Math.max(1, shelf.getRemainingTTL(key));
      shelf.set(key, String(sum), { ttl });
      return sum;
    },
    get: async key => shelfOf(key).get(key) ?? null,
    set: async (key, value, seconds) => {
      shelfOf(key).set(key, value, { ttl: seconds * 1000 });
    },
    claim: async (key, value, seconds) => {
      const shelf = shelfOf(key);
      if (shelf.has(key)) return false;
      shelf.set(key, value, { ttl: seconds * 1000 });
      return true;
    },
    renew: async (key, value, seconds) => {
      const shelf = shelfOf(key);
      if ((shelf.get(key) ?? value) === value) shelf.set(key, value, { ttl: seconds * 1000 });
    },
    release: async (key, value) => {
      const shelf = shelfOf(key);
      if (value === undefined || shelf.get(key) === value) shelf.delete(key);
    },
  };
}
