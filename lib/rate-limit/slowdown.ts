/**
 * Slows down repeated tries under one key: the first ones are free, then each has to wait longer. A try is counted
 * before it is made, in one atomic step of the store, so that simultaneous tries are counted too.
 */
import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { sharedStore } from '@/lib/stores/shared-store';
import { reportLimit } from '@/lib/telemetry';

export interface SlowdownRule {
  /** Keeps its counters apart from those of other rules. */
  name: string;
  /** How many tries are free. */
  free: number;
  /** Seconds from the first try until all of them are forgotten. */
  seconds: number;
  /** Seconds to wait after the first try that is not free; each further one doubles them. */
  firstWait: number;
  /** The longest wait, in seconds. */
  longestWait: number;
}

/** A try that may be made. It counts unless it is given back. */
export interface Taken {
  /** The try was not made, or it succeeded. */
  giveBack: () => Promise<void>;
  /** Forgets all tries under this key. */
  forget: () => Promise<void>;
}

interface Slowdown {
  /** Null while the key has to wait. Such a try is not counted, so repeating it does not lengthen the wait. */
  take: (key: string) => Promise<Taken | null>;
}

export function createSlowdown(rule: SlowdownRule, store = sharedStore): Slowdown {
  const { name, free, seconds, firstWait, longestWait } = rule;
  return {
    take: async key => {
      const counter = `${name}:${hashKey(key)}`;
      const turn = `${counter}:turn`;
      const own = randomUUID();
      const uncount = async () => void (await store.add(counter, -1, seconds));
      const count = await store.add(counter, 1, seconds);
      const wait = Math.min(longestWait, firstWait * 2 ** (count - free));
      if (count >= free && !(await store.claim(turn, own, wait))) {
        await uncount();
        reportLimit(name);
        return null;
      }
      return {
        giveBack: async () => void (await Promise.all([uncount(), store.release(turn, own)])),
        forget: async () => void (await Promise.all([store.release(counter), store.release(turn)])),
      };
    },
  };
}

/** Leading zeros do not make another phone number, but as another key each would have tries of its own. */
export function withoutLeadingZeros(account: string): string {
  return account.replace(/^0+(?=\d+$)/, '');
}

/** Keys contain personal data; the store, which may be another machine, gets only their hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
