/**
 * Slows down guessing: after some failures for one account or network address, each further attempt has to wait longer.
 * Kept in this process's memory; the API's own limit is the hard one.
 */
import { LRUCache } from 'lru-cache';

const longestWait = 15 * 60_000;

interface Failures {
  count: number;
  last: number;
}

export interface Attempts {
  /** Seconds until the next attempt is allowed; 0 is now. */
  wait: (account: string) => number;
  failed: (account: string) => void;
  succeeded: (account: string) => void;
}

/** The first `free` failures cost nothing, because people mistype. */
export function createAttempts(now: () => number = Date.now, free = 5): Attempts {
  const failures = new LRUCache<string, Failures>({ max: 10_000 });
  return {
    wait: account => {
      const found = failures.get(keyOf(account));
      if (found === undefined || found.count < free) return 0;
      const pause = Math.min(longestWait, 2 ** (found.count - free) * 5000);
      return Math.max(0, Math.ceil((found.last + pause - now()) / 1000));
    },
    failed: account => {
      const found = failures.get(keyOf(account));
      // Failures older than the longest wait are forgotten.
      const before = found !== undefined && now() - found.last < longestWait ? found.count : 0;
      failures.set(keyOf(account), { count: before + 1, last: now() });
    },
    succeeded: account => {
      failures.delete(keyOf(account));
    },
  };
}

function keyOf(account: string): string {
  return account.trim().toLowerCase();
}
