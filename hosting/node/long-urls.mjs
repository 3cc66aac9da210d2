/**
 * Refuses URLs longer than any of ours before they reach Next, which rewrites a query once for each of its parameters:
 * twenty thousand of them fit into a request and keep the thread that makes pages busy for minutes.
 */

/** Characters. Our longest URLs come back from a sign-in provider, with some two thousand. */
const longest = 8192;

/** A filter of a list has some thirty. */
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
