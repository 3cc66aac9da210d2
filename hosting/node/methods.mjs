/**
 * Refuses methods that the storefront does not use before they reach Next, which answers PUT with a page and TRACE with
 * an error. To a file nothing can be posted: for one that does not exist Next would make a page and read the whole form
 * for it, which no middleware has measured (docs/decisions/158).
 */

const read = ['GET', 'HEAD'];
const taken = [...read, 'POST'];

/** A request line may name the host as well. */
const files =
  /^(?:https?:\/\/[^/]*)?\/+(?:_next|icons|og|pictures|sitemap|favicon\.ico|order-keeper\.js|robots\.txt|manifest\.webmanifest)(?![\w-])/i;

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it has answered
 */
export function refusesMethod({ method = '', url = '' }, response) {
  const allowed = files.test(url) ? read : taken;
  if (allowed.includes(method)) return false;
  response.writeHead(405, { Allow: allowed.join(', '), 'Cache-Control': 'no-store' }).end();
  return true;
}
