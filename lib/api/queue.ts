/**
 * Limits how many calls run at the API at once, and lets a customer's own go before those of visitors
 * (docs/decisions/055).
 */
import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { processWide } from '@/lib/stores/process-wide';

/**
 * Who waits for the answer: a signed-in customer, somebody who needs a current answer, a page that will be kept, or an
 * optional part of a page.
 */
export type Lane = 'customer' | 'live' | 'public' | 'optional';

/**
 * How many calls of a lane and of the lanes after it may run at once; the rest of 32 is reserved for the lanes before
 * it.
 */
const shares: Record<Lane, number> = { customer: 32, live: 24, public: 16, optional: 8 };

/** Calls that may wait in a lane. */
export const mostWaiting = 200;

/** Milliseconds that a call waits for its turn. */
export const longestWait = 4000;

/**
 * Runs the work in its turn. Returns null, without running it, when too many calls wait already or it has waited too
 * long.
 */
export async function inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T | null> {
  if (lanes[lane].pendingCount >= mostWaiting) return null;
  let state: 'waits' | 'works' | 'left' = 'waits';
  const turn = runIn(lane, async () => {
    if (state === 'left') return null;
    state = 'works';
    return work();
  });
  const patience = Promise.withResolvers<null>();
  const timer = setTimeout(() => {
    if (state === 'works') return;
    state = 'left';
    patience.resolve(null);
  }, longestWait);
  return Promise.race([turn, patience.promise]).finally(() => clearTimeout(timer));
}

function runIn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
  const { customer, live, public: pages, optional } = lanes;
  if (lane === 'customer') return customer(work);
  if (lane === 'live') return live(() => customer(work));
  const inPage = () => pages(() => live(() => customer(work)));
  return lane === 'public' ? inPage() : optional(inPage);
}

const lanes = processWide(
  'doorstepLanes',
  (): Record<Lane, LimitFunction> => ({
    customer: pLimit(shares.customer),
    live: pLimit(shares.live),
    public: pLimit(shares.public),
    optional: pLimit(shares.optional),
  }),
);
