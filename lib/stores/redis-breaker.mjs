/**
 * The circuit breaker of a Redis: one that fails costs one short wait and is then left alone for a while. One that does
 * not answer several times in a row may have connections that lead nowhere, as to a machine that has vanished. The
 * system would notice after a quarter of an hour, so they are given up for new ones.
 */

/** Waits in a row without an answer after which the connections are given up. */
const mostUnanswered = 3;

/** What is failed with where an answer has not come in time. */
export const noAnswer = new Error('it does not answer');

/** @param {{ patience: number, rest: number, giveUp: () => void }} options `patience` and `rest` in milliseconds */
export function redisBreaker({ patience, rest, giveUp }) {
  /** By a clock that nobody sets: two seconds must not become an hour. */
  let restsUntil = 0;
  let unanswered = 0;

  /** @param {unknown} error */
  function count(error) {
    // Those who asked at the same moment count once.
    if (performance.now() >= restsUntil) unanswered = error === noAnswer ? unanswered + 1 : 0;
    restsUntil = performance.now() + rest;
    if (unanswered < mostUnanswered) return;
    unanswered = 0;
    giveUp();
  }

  return {
    isResting: () => performance.now() < restsUntil,

    /** @template T @param {Promise<T>} answer @throws what it fails with, or that it has not come in time */
    async wait(answer) {
      try {
        const value = await orTimeout(answer, patience);
        unanswered = 0;
        return value;
      } catch (error) {
        count(error);
        throw error;
      }
    },
  };
}

/** @template T @param {Promise<T>} answer @param {number} patience milliseconds @returns {Promise<T>} */
export function orTimeout(answer, patience) {
  const { promise, reject } = /** @type {PromiseWithResolvers<never>} */ (Promise.withResolvers());
  // If this process was busy, an answer may already be there: it is read before the timer gives up.
  const timer = setTimeout(() => setImmediate(() => reject(noAnswer)), patience);
  answer.catch(() => {});
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
