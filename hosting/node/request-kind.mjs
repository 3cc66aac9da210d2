/**
 * Sorts requests into pages and calls, which take turns (page-queue.mjs). Requests with a limit of their own (files,
 * pictures, maps, streams) and those of the operator's machines are neither (docs/decisions/154).
 */

const bounded = [
  /^\/(_next\/(static|image)|pictures)(\/|\?|$)/,
  /^\/api\/(health|ready|revalidate|group|tiles\/\d+\/\d+\/\d+|chats\/\w+\/stream)(\?|$)/,
];

/**
 * "page": a document. "call": what an action or an island waits for (a posted form, a route of app/api), or a picture
 * for sharing.
 *
 * @param {import('node:http').IncomingMessage} request @returns {'page' | 'call' | null}
 */
export function requestKind({ method, url = '/' }) {
  if (bounded.some(pattern => pattern.test(url))) return null;
  return method === 'POST' || /^\/(api|og)\//.test(url) ? 'call' : 'page';
}
