/**
 * Slows down whoever guesses: after some failures for one account (or from one network address) each further try has to
 * wait, longer each time. Kept in this process's memory: it makes guessing slow, the API's own limit makes it end.
 */
import { LRUCache } from 'lru-cache';

const longestWait = 15 * 60_000;

interface Failures {
  count: number;
  last: number;
}

export interface Attempts {
  /** Seconds until the next try is looked at; 0 is now. */
  wait: (account: string) => number;
  failed: (account: string) => void;
  succeeded: (account: string) => void;
}

/** `free` failures cost nothing: people mistype. */
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
      // A failure of long ago was somebody's bad day.
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
