/**
 * Makes pictures a few at a time. A page requests thirty at once; made together they would slow each other and every
 * page down until Next gave up on the last ones: it answers 504 after waiting seven seconds for a picture's source.
 */
import pLimit from 'p-limit';

/** Four keep two cores and the network busy. */
const queue = pLimit(4);

/**
 * Answers at once, or a picture when it is its turn. A turn ends when the picture is made, not when a slow visitor has
 * received it.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} answer
 */
export function inTurn(request, response, answer) {
  if (!/^\/(pictures\/|_next\/image)/.test(request.url ?? '')) return answer();
  queue(() => {
    // The visitor has left meanwhile.
    if (response.closed) return;
    const isMade = new Promise(resolve => {
      const end = response.end;
      response.end = /** @type {typeof end} */ (
        (...rest) => {
          resolve(null);
          return end.apply(response, /** @type {any} */ (rest));
        }
      );
      response.once('close', resolve);
    });
    answer();
    return isMade;
  });
}
