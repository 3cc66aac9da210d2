/**
 * Refuses methods that the storefront does not use before they reach Next, which answers PUT with a page and TRACE with
 * an error.
 */

const taken = ['GET', 'HEAD', 'POST'];

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it has answered
 */
export function refusesMethod({ method = '' }, response) {
  if (taken.includes(method)) return false;
  response.writeHead(405, { Allow: taken.join(', '), 'Cache-Control': 'no-store' }).end();
  return true;
}
