/**
 * Heeds `Retry-After`: a call that the API told to come later (429, 503) is not made again before, and the form that
 * wanted it says when to try again. Meanwhile kept answers stand in, as while the API is away.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { CallMark } from '@/lib/api/breaker';
import { processWide } from '@/lib/stores/process-wide';

/** Seconds. The API counts calls by the minute (docs/api.md 1.1); told to wait longer, we ask again after one. */
const longestHold = 60;

interface Hold {
  /** Milliseconds of `now`: until then the call is not made. */
  until: number;
  /** What the API said. */
  told: number;
}

/** `now` is in milliseconds by a clock that nobody sets, as the breaker's. */
export function createHolds(now = () => performance.now()) {
  const holds = new LRUCache<string, Hold>({ maxSize: 1024 * 1024, sizeCalculation: (_, key) => key.length + 100 });

  return {
    /** Seconds until the API wants to be asked again, where such a call must wait; 0 where it may be made. */
    secondsLeft(call: CallMark): number {
      const hold = holds.get(keyOf(call));
      return hold === undefined || now() >= hold.until ? 0 : Math.ceil((hold.told - now()) / 1000);
    },

    hold(call: CallMark, seconds: number): void {
      if (!isOfOneVisitor(call))
        holds.set(keyOf(call), { until: now() + Math.min(seconds, longestHold) * 1000, told: now() + seconds * 1000 });
    },
  };
}

export const holds = processWide('doorstepHolds', () => createHolds());

/** An API counts by caller: by token, and by our address without one; a path may have a limit of its own. */
function keyOf({ pattern, customer = '' }: CallMark): string {
  return `${pattern} ${customer}`;
}

/** What is sent without a token, a password for example, is one visitor's, and others must not wait for it. */
function isOfOneVisitor({ pattern, customer }: CallMark): boolean {
  return customer === undefined && (!pattern.startsWith('GET ') || pattern.startsWith('GET auth/'));
}

/** The header's seconds; 0 where it says nothing that can be waited for. It may name a moment (RFC 9110, 10.2.3). */
export function readRetryAfter({ headers }: Pick<Response, 'headers'>): number {
  const said = headers.get('Retry-After')?.trim() ?? '';
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : 0;
}

const followed = new AsyncLocalStorage<{ seconds: number }>();

/** Does the work of a form; inside, `secondsToWait` tells how long its calls have been told to wait. */
export function followWaits<T>(work: () => Promise<T>): Promise<T> {
  return followed.run({ seconds: 0 }, work);
}

export function noteWait(seconds: number): void {
  const work = followed.getStore();
  if (work !== undefined) work.seconds = Math.max(work.seconds, seconds);
}

/** Null where no call was told to wait, or so long that a visitor is better told "in a little while". */
export function secondsToWait(): number | null {
  const { seconds } = followed.getStore() ?? { seconds: 0 };
  return seconds > 0 && seconds <= longestHold ? seconds : null;
}
