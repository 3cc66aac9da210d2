/**
 * Answers, and resolves once the answer is made or the visitor has left: not when a slow visitor has received it.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} answer
 * @param {() => void} made hears of an answer that is made, before it is sent
 * @returns {Promise<void>}
 */
export function untilMade(response, answer, made) {
  /** @type {Promise<void>} */
  const isMade = new Promise(resolve => {
    const end = response.end;
    response.end = /** @type {typeof end} */ (
      (...rest) => {
        made();
        resolve();
        return end.apply(response, /** @type {any} */ (rest));
      }
    );
    response.once('close', resolve);
  });
  answer();
  return isMade;
}
