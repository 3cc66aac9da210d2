/**
 * What one network address may have made at once, and how many calls of the API it may bring while others need them too:
 * who has more waits for its turn (docs/decisions/154). Those who are not told apart (an empty address) have no share.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';

/**
 * Pages and calls of one address under way. A page waits for two or three calls of the API at a time, so these alone do not
 * fill the lane of pages (docs/decisions/055), and with an API that is near they keep a processor busy all the same.
 */
const mostAtOnce = 6;

/** Of the calls a minute that the API takes of us: what all may bring before anybody waits, and what one address may then. */
const shares = { all: 1 / 2, one: 1 / 4 };

/** Seconds of that pace that may come at once. */
const burst = 20;

/** @typedef {{ calls: number, at: number }} Level runs dry by the pace that it may be filled at */

/** @type {Level} */
const all = { calls: 0, at: 0 };

/** @type {LRUCache<string, Level>} */
const levels = new LRUCache({ max: 10_000 });

/** @type {Map<string, number>} */
const underWay = new Map();

/** @type {AsyncLocalStorage<string>} */
const senders = new AsyncLocalStorage();

subscribe('doorstep:call', () => {
  pour(all, shares.all);
  const sender = senders.getStore();
  if (!sender) return;
  const level = levels.get(sender) ?? { calls: 0, at: 0 };
  levels.set(sender, level);
  pour(level, shares.one);
});

/** @param {string} sender */
export function mayBegin(sender) {
  if (sender === '') return true;
  if ((underWay.get(sender) ?? 0) >= mostAtOnce) return false;
  const own = levels.get(sender);
  return own === undefined || !isFull(own, shares.one) || !isFull(all, shares.all);
}

/**
 * Counts what is done until the answer is made.
 *
 * @param {string} sender @param {() => Promise<void>} work @returns {Promise<void>}
 */
export async function countedFor(sender, work) {
  if (sender === '') return work();
  underWay.set(sender, (underWay.get(sender) ?? 0) + 1);
  try {
    await senders.run(sender, work);
  } finally {
    const left = (underWay.get(sender) ?? 1) - 1;
    if (left > 0) underWay.set(sender, left);
    else underWay.delete(sender);
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

/** Calls a second. Next has read the operator's file by now. @param {number} share */
function paceOf(share) {
  return (share * Number(process.env.API_CALLS_A_MINUTE || 5000)) / 60;
}
