/** Requests that no page, form or call of ours makes: every host answers them before they reach Next. */
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

const read = ['GET', 'HEAD'];
const taken = [...read, 'POST'];

const files =
  /^\/+(?:_next|icons|og|pictures|sitemap|favicon\.ico|order-keeper\.js|robots\.txt|manifest\.webmanifest)(?![\w-])/i;

/** Characters. Our longest URLs come back from a sign-in provider, with some two thousand. */
const longest = 8192;

/** A filter of a list has some thirty. */
const mostParameters = 200;

/**
 * The most cookies that any browser keeps for a site. Ours are some forty; those of the operator's domain come in
 * addition.
 */
const mostCookies = 600;

/** Brackets in a router's state: ours have some thirty, two or three for each part of a path. */
const mostBrackets = 100;

/**
 * How a request is refused, or null where it may pass (docs/decisions/158):
 *
 * - 400 for what is no path, such as a URL with a host, of which a proxy is asked: Next would redirect there.
 * - 405 for a method that the storefront does not use: Next answers PUT with a page and TRACE with an error. To a file
 *   nothing can be posted: for one that does not exist Next would make a page and read the whole form for it, which no
 *   middleware has measured.
 * - 414 for a URL longer than any of ours: Next rewrites a query once for each of its parameters, and twenty thousand of
 *   them fit into a request and keep the thread that makes pages busy for minutes.
 * - 431 for more cookies than a browser has: where a cookie may be set, Next copies them one by one and writes all of them
 *   anew with each, and fourteen thousand fit into a request.
 * - 400 for a router's state that Next cannot read: Next throws, and the log would show an error of ours. And for one as
 *   deep as no page of ours: the time and memory that Next takes to read it grow with the square of its depth, and one of
 *   33 KB filled the memory of the thread in front, which ended the process.
 *
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} url the path with its query
 * @property {string | undefined} [cookies] the header
 * @property {string | string[] | undefined} [routerState] the header `next-router-state-tree`: what the browser has of the page
 *
 * @param {Asked} request
 * @returns {{ status: number, headers: Record<string, string> } | null}
 */
export function refusalOf({ method, url, cookies = '', routerState }) {
  if (!url.startsWith('/')) return refused(400);
  const allowed = files.test(url) ? read : taken;
  if (!allowed.includes(method)) return refused(405, { allow: allowed.join(', ') });
  if (url.length > longest || url.split('&', mostParameters + 1).length > mostParameters) return refused(414);
  if (cookies.split(';', mostCookies + 1).length > mostCookies) return refused(431);
  return isReadable(routerState) ? null : refused(400);
}

/** @param {number} status @param {Record<string, string>} [headers] */
function refused(status, headers = {}) {
  return { status, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** @param {string | string[] | undefined} routerState */
function isReadable(routerState) {
  if (routerState !== undefined && isTooDeep(String(routerState))) return false;
  try {
    parseAndValidateFlightRouterState(routerState);
    return true;
  } catch {
    return false;
  }
}

/** Before it is parsed; its brackets may be percent-encoded. @param {string} routerState */
function isTooDeep(routerState) {
  return routerState.length > longest || routerState.split(/[[{]|%[57]b/i, mostBrackets + 2).length > mostBrackets + 1;
}
