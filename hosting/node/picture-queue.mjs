/**
 * Pictures are made a few at a time. A page asks for thirty at once; made all together they slow each other and every page
 * down, until Next gives the last ones up: it waits seven seconds for a picture's source and then answers 504.
 */
import pLimit from 'p-limit';

/** As many as keep two cores and the network busy. */
const few = pLimit(4);

/**
 * Answers at once, or for a picture when it is its turn. A turn ends when the picture is made, not when a slow visitor has
 * it.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} answer
 */
export function inTurn(request, response, answer) {
  if (!/^\/(pictures\/|_next\/image)/.test(request.url ?? '')) return answer();
  few(() => {
    // Nobody waits for it any more.
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
