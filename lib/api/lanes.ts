/**
 * Who waits for the answer of a call: a signed-in customer, somebody who needs a current answer, a page that will be
 * kept, or an optional part of a page.
 */
export type Lane = 'customer' | 'live' | 'public' | 'optional';

/**
 * How many calls of a lane and of the lanes after it may run at once; the rest of 32 is reserved for the lanes before
 * it (docs/decisions/055).
 */
export const laneShares: Record<Lane, number> = { customer: 32, live: 24, public: 16, optional: 8 };
