/**
 * Limits how many requests of one connection wait for their answers (docs/decisions/158). Browsers and proxies send the
 * next one after the answer, but may send more (RFC 9112, 9.3.2): thousands fit into one packet, and each takes memory
 * before its turn comes.
 */

/** The next one may arrive just before the answer to the one before it has ended. */
const most = 2;

/** By connection. @type {WeakMap<import('node:net').Socket, number>} */
const unanswered = new WeakMap();

/**
 * Counts a request until it is answered. Beyond the limit its connection is closed, and with it those before it.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it is one too many
 */
export function isOneTooMany({ socket }, response) {
  const count = unanswered.get(socket) ?? 0;
  if (count >= most) {
    socket.destroy();
    return true;
  }
  unanswered.set(socket, count + 1);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return false;
}
