/**
 * Refuses a URL that no page of ours names, before Next: it writes a query anew with each of its parameters, and twenty
 * thousand of them, which a request has room for, keep the thread that makes pages busy for minutes.
 */

/** Characters. The longest of ours lead back from a provider of sign-ins, with some two thousand. */
const longest = 8192;

/** A filter has some thirty. */
const mostParameters = 200;

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it has answered
 */
export function refusesUrl({ url = '' }, response) {
  if (url.length <= longest && url.split('&', mostParameters + 1).length <= mostParameters) return false;
  response.writeHead(414, { 'Cache-Control': 'no-store' }).end();
  return true;
}
