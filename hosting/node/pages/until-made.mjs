/** Milliseconds after which an answer that nobody waits for any more counts as made in any case. */
const longest = 20_000;

/**
 * Answers, and resolves once the answer is made. That is before a slow client has received it; and if a client
 * disconnects while it is still being made, only afterwards, so that nobody gets more made at once by disconnecting.
 * A stream of events is made with its first event.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {() => unknown} answer
 * @param {() => void} made called when the answer is made, before it is sent
 * @returns {Promise<void>}
 */
export function untilMade(response, answer, made) {
  const { promise, resolve } = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  const { write, end } = response;
  response.write = /** @type {typeof write} */ (
    (/** @type {any[]} */ ...rest) => {
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) resolve();
      return /** @type {Function} */ (write).apply(response, rest);
    }
  );
  response.end = /** @type {typeof end} */ (
    (...rest) => {
      made();
      resolve();
      return end.apply(response, /** @type {any} */ (rest));
    }
  );
  /** @type {unknown} */
  let making;
  response.once('close', () => {
    if (response.writableEnded) return;
    const ended = () => resolve();
    Promise.resolve(making).then(ended, ended);
    setTimeout(resolve, longest).unref();
  });
  making = answer();
  return promise;
}
