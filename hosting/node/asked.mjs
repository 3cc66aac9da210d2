/**
 * What has to be done for a request where pages are made? What has a bound of its own (files, pictures, maps, streams), and
 * what the operator's machines ask, is none of these (docs/decisions/154).
 */

const bounded = [
  /^\/(_next\/(static|image)|pictures)(\/|\?|$)/,
  /^\/api\/(health|ready|revalidate|group|tiles\/\d+\/\d+\/\d+|chats\/\w+\/stream)(\?|$)/,
];

/**
 * "page": a document. "call": what a press or a part of a page waits for, a form, a call of app/api, or a card for sharing.
 *
 * @param {import('node:http').IncomingMessage} request @returns {'page' | 'call' | null}
 */
export function askedOf({ method, url = '/' }) {
  if (bounded.some(pattern => pattern.test(url))) return null;
  return method === 'POST' || /^\/(api|og)\//.test(url) ? 'call' : 'page';
}
