/** Lets at most so many calls run at the API at once, a customer's own before those of visitors (docs/decisions/055). */
import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { processWide } from '@/lib/stores/process-wide';

/**
 * Who waits for the answer: a customer, somebody who asks something of this moment, a page that is kept, or a part of one
 * that it can do without.
 */
export type Lane = 'customer' | 'live' | 'public' | 'optional';

/** Calls at once. A lane may use its own share and leaves the rest to those before it. */
const shares: Record<Lane, number> = { customer: 32, live: 24, public: 16, optional: 8 };

/** Calls that may wait in a lane. */
export const mostWaiting = 200;

/** Milliseconds that a call waits for its turn. */
export const longestWait = 4000;

/** Does the work when its turn comes. Null when too many wait already, or it waited too long: then it is not done. */
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
