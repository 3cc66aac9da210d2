/**
 * Limits how many calls run at the API at once, and lets a customer's own go before those of visitors
 * (docs/decisions/055).
 */
import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { type Lane, laneShares } from '@/lib/api/lanes';
import { processWide } from '@/lib/stores/process-wide';

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
    customer: pLimit(laneShares.customer),
    live: pLimit(laneShares.live),
    public: pLimit(laneShares.public),
    optional: pLimit(laneShares.optional),
  }),
);
