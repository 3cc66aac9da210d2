/** Tells the log when a Redis is away, why, and when it is back. */
import { errorMessage } from '../error-message.ts';
import { noAnswer } from './redis-breaker.mjs';

/**
 * @param {{ mark: 'doorstepStoreIsAway' | 'doorstepKeptIsAway', away: string, back: string }} options `mark`: what is true on
 *   the global object meanwhile, for lib/operations; `away` and `back`: what the log says
 */
export function redisOutage({ mark, away, back }) {
  const shared = /** @type {Record<string, boolean | undefined>} */ (globalThis);
  /** Why there is no connection; a failed command says only that there is none. @type {unknown} */
  let trouble;
  let isExplained = false;

  return {
    /** @param {unknown} error of a connection; undefined once there is one */
    note(error) {
      trouble = error;
    },

    /** Once for an outage, and once more when its cause becomes known. @param {unknown} error of a command */
    failed(error) {
      const cause = trouble ?? error;
      const explains = !isExplained && cause !== noAnswer;
      if (!shared[mark] || explains) console.error(`${away}: ${errorMessage(cause)}`);
      isExplained ||= explains;
      shared[mark] = true;
    },

    answered() {
      if (shared[mark]) console.warn(back);
      shared[mark] = false;
      isExplained = false;
      trouble = undefined;
    },
  };
}
