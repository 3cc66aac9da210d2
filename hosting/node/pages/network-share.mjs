/**
 * Limits how many pages and calls of one network address are made at once, and, while others need the API too, how many
 * calls of the API they may cause; a request over the limit waits for its turn (docs/decisions/154). There is no limit
 * where senders cannot be told apart (an empty address).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';
import { Counts } from '../counts.mjs';

/**
 * Pages and calls of one address under way. A page waits for two or three calls of the API at a time, so six do not
 * fill the API's lane for pages (docs/decisions/055), but with a fast API they still keep a processor busy.
 */
const mostAtOnce = 6;

/**
 * Shares of the calls a minute that the API takes of us: what all addresses may cause together before anybody has to
 * wait, and from then on what one address may cause.
 */
const shares = { all: 1 / 2, one: 1 / 4 };

/** The size of a burst: a share of so many seconds may be used at once. */
const burst = 20;

/**
 * A leaky bucket: each call adds one, and it drains at the rate of its share.
 *
 * @typedef {{ calls: number, at: number }} Level the calls that were in it at this time, in milliseconds
 */

/** @type {Level} */
const all = { calls: 0, at: 0 };

/** @type {LRUCache<string, Level>} */
const levels = new LRUCache({ max: 10_000 });

const underWay = new Counts();

/** @type {AsyncLocalStorage<{ address: string }>} */
const senders = new AsyncLocalStorage();

subscribe('doorstep:call', () => {
  pour(all, shares.all);
  const sender = senders.getStore()?.address;
  if (!sender) return;
  const level = levels.get(sender) ?? { calls: 0, at: 0 };
  levels.set(sender, level);
  pour(level, shares.one);
});

/** @param {string} sender */
export function mayBegin(sender) {
  if (underWay.of(sender) >= mostAtOnce) return false;
  const own = levels.get(sender);
  return own === undefined || !isFull(own, shares.one) || !isFull(all, shares.all);
}

/**
 * Runs the work and counts it as under way until it is done.
 *
 * @param {string} sender @param {() => Promise<void>} work
 * @param {boolean} [lasts] what it has begun goes on afterwards, for other addresses too, as the following of a group order
 * @returns {Promise<void>}
 */
export async function countedFor(sender, work, lasts = false) {
  if (sender === '') return work();
  underWay.add(sender);
  const caller = { address: sender };
  try {
    await senders.run(caller, work);
  } finally {
    if (lasts) caller.address = '';
    underWay.remove(sender);
  }
}

/** @param {Level} level @param {number} share */
function pour(level, share) {
  level.calls = leftIn(level, share) + 1;
  level.at = performance.now();
}

/** @param {Level} level @param {number} share */
function isFull(level, share) {
  return leftIn(level, share) >= paceOf(share) * burst;
}

/** @param {Level} level @param {number} share */
function leftIn({ calls, at }, share) {
  return Math.max(0, calls - ((performance.now() - at) / 1000) * paceOf(share));
}

/**
 * Calls a second. API_CALLS_A_MINUTE is read late, because Next loads the operator's .env file at the start.
 *
 * @param {number} share
 */
function paceOf(share) {
  return (share * Number(process.env.API_CALLS_A_MINUTE || 5000)) / 60;
}
