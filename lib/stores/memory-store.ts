/** What the processes agree on while there is one process alone, or while the store outside is away: its own memory. */
import { LRUCache } from 'lru-cache';

/** Each method is one atomic step, as Redis has it. */
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

/**
 * A key begins with a word that says what it is for, and each word has a shelf of its own: a flood of guests' baskets
 * drops the oldest baskets, and no count of failed passwords.
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
      // Only the first addition starts the time.
      shelf.set(key, String(sum), { ttl: known === undefined ? seconds * 1000 : shelf.getRemainingTTL(key) });
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
    release: async (key, value) => {
      const shelf = shelfOf(key);
      if (value === undefined || shelf.get(key) === value) shelf.delete(key);
    },
  };
}
