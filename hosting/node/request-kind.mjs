/**
 * Sorts requests into pages, calls and streams, which take turns until they are made (page-queue.mjs). Requests with a
 * limit of their own (files, pictures, maps) and those of the operator's machines do not (docs/decisions/154).
 */

/** Exactly what passes the middleware by (middleware.ts): Next makes a page for any other name. */
const files = /^\/_next\/(image|static\/((chunks|media|joined)\/.+|[\w-]+\/_\w+Manifest\.js))$/;

const bounded = [files, /^\/pictures\//, /^\/api\/(health|ready|revalidate|tiles\/\d+\/\d+\/\d+)$/];

const streams = /^\/api\/(group|chats\/\w+\/stream)$/;

/**
 * "page": a document. "call": what an action or an island waits for (a posted form, a route of app/api), or a picture
 * for sharing. "stream": events that begin with a call and then last (lib/event-stream.ts, which limits their number).
 *
 * @param {import('node:http').IncomingMessage} request @returns {'page' | 'call' | 'stream' | null}
 */
export function requestKind({ method, url = '/' }) {
  // Without dots, by which a name could lead out of its folder.
  const path = URL.parse(url, 'http://localhost')?.pathname ?? '/';
  if (bounded.some(pattern => pattern.test(path))) return null;
  if (streams.test(path)) return 'stream';
  return method === 'POST' || /^\/(api|og)\//.test(path) ? 'call' : 'page';
}
