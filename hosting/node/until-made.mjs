/** Milliseconds after which an answer that nobody waits for any more is taken for made, whatever became of it. */
const longest = 20_000;

/**
 * Answers, and resolves once the answer is made: not when a slow visitor has received it, nor when a hasty one has left while
 * it is being made all the same, so that asking and leaving does not have more made at once.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {() => unknown} answer
 * @param {() => void} made hears of an answer that is made, before it is sent
 * @returns {Promise<void>}
 */
export function untilMade(response, answer, made) {
  const { promise, resolve } = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  const end = response.end;
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
