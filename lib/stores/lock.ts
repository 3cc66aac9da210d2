/**
 * Locks that hold in all processes of the storefront, so that two presses at the same moment know of each other
 * (docs/decisions/063).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sharedStore } from '@/lib/stores/shared-store';
import { storedRecord } from '@/lib/stores/stored-record';

/** Seconds after which the lock of a process that was killed expires: longer than a call of the API may take. */
export const lockLasts = 30;

/**
 * Milliseconds between two renewals of the lock while its owner is at work: for as long a Redis that was started anew does
 * not know of it.
 */
const renewal = 1000;

/** Milliseconds to wait for the owner before: as long as an order may take. */
const patience = 20_000;

/** Milliseconds between two looks at the lock. */
const pause = 200;

/** Outcomes for those who wait for them, by their owner; kept for that many seconds. */
const outcomes = storedRecord(z.unknown(), 60);

/**
 * Callers with the same lock run one after the other. A caller that has waited gets the outcome of the one before it if
 * `isShared` says so, otherwise it runs too. Null if the one before takes longer than `patience`.
 */
export async function withLock<Outcome>(
  lock: string,
  work: () => Promise<Outcome>,
  isShared: (outcome: Outcome) => boolean = () => false,
): Promise<Outcome | null> {
  const owner = randomUUID();
  const until = Date.now() + patience;
  while (!(await sharedStore.claim(lock, owner, lockLasts))) {
    const other = await outcomeOfOther<Outcome>(lock, until);
    if (other !== 'free') return other;
  }
  return workAs(owner, lock, work, isShared);
}

/** "free" once the lock was released and its owner has left no outcome to share, or none that can be read. */
async function outcomeOfOther<Outcome>(lock: string, until: number): Promise<Outcome | null | 'free'> {
  const other = await sharedStore.get(lock);
  if (other === null) return 'free';
  while ((await sharedStore.get(lock)) === other) {
    if (Date.now() > until) return null;
    await new Promise(resolve => setTimeout(resolve, pause));
  }
  const outcome = await outcomes.read(outcomeKey(other));
  return outcome === null ? 'free' : (outcome as Outcome);
}

async function workAs<Outcome>(
  owner: string,
  lock: string,
  work: () => Promise<Outcome>,
  isShared: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  try {
    const outcome = await whileRenewed(lock, owner, work);
    if (isShared(outcome)) await outcomes.write(outcomeKey(owner), outcome);
    return outcome;
  } finally {
    await sharedStore.release(lock, owner);
  }
}

/** Does the work of a claim that lasts for `lockLasts`, however long that takes. */
export async function whileRenewed<T>(claim: string, owner: string, work: () => Promise<T>): Promise<T> {
  // If the claim cannot be renewed it expires, or is another one's by now, but the work goes on.
  const renew = () => sharedStore.renew(claim, owner, lockLasts).catch(() => undefined);
  const renewing = setInterval(renew, renewal);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}

function outcomeKey(owner: string): string {
  return `press outcome ${owner}`;
}
