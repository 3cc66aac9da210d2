/**
 * Tells the log when a Redis is away, why, and when it is back. One that is full, or a replica, answers what it is asked
 * to read and refuses what it is asked to write: it is back once it takes a write.
 */
import { errorMessage } from '../error-message.ts';
import { noAnswer } from './redis-breaker.mjs';

/**
 * What a command asks for. A full Redis deletes keys as well as it reads them.
 *
 * @typedef {'read' | 'write' | 'delete'} Asked
 */

/**
 * @param {{ mark: 'doorstepStoreIsAway' | 'doorstepKeptIsAway', away: string, back: string }} options `mark`: what is true on
 *   the global object meanwhile, for lib/operations; `away` and `back`: what the log says
 */
export function redisOutage({ mark, away, back }) {
  const shared = /** @type {{ doorstepStoreIsAway?: boolean, doorstepKeptIsAway?: boolean }} */ (globalThis);
  /** Why there is no connection; a failed command says only that there is none. @type {unknown} */
  let trouble;
  /** Causes that the log knows: of one outage there may be several, as a password that is wrong after a restart. */
  const told = new Set();
  /** Though it is connected and answers. */
  let refusesWrites = false;

  return {
    /** @param {unknown} error of a connection; undefined once there is one */
    note(error) {
      trouble = error;
    },

    /** @param {unknown} error of a command @param {Asked} asked */
    failed(error, asked) {
      const cause = errorMessage(trouble ?? error);
      if (!told.has(cause)) console.error(`${away}: ${cause}`);
      told.add(cause);
      shared[mark] = true;
      refusesWrites ||= asked !== 'read' && trouble === undefined && error !== noAnswer;
    },

    /** @param {Asked} asked */
    answered(asked) {
      if (refusesWrites && asked !== 'write') return;
      refusesWrites = false;
      if (shared[mark]) console.warn(back);
      shared[mark] = false;
      told.clear();
      trouble = undefined;
    },
  };
}
