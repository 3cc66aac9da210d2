/**
 * Holds kept pages ready to be sent for some seconds: whole documents with their ETag, compressed once, and their data
 * for Next's router (docs/decisions/164). Next takes up to 4 ms to serve a kept page, because it hashes and encodes 150
 * KB for each request, and waits between pages that are being made; this takes a fraction of a millisecond and waits
 * for nothing (docs/decisions/003). The key is everything that the answer depends on (page-key.mjs). When any tag is
 * forgotten everything held is dropped, and what Next does not keep is never held.
 */
import { subscribe } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';
import { finishAnswer, isFromCache } from '../answer.mjs';
import { copiesOf } from './compressed-copies.mjs';
import { isNotModified } from './not-modified.mjs';
import { renewAhead } from './renewal.mjs';

/**
 * How long a ready page is sent in place of Next's own answer, and the age from which it is requested of Next again
 * after it was sent to a visitor, in milliseconds. `expireTime` (next.config.mjs) allows for both. Next is already
 * renewing a stale page, so that is held for less time.
 */
const held = { fresh: { for: 10_000, renewedAfter: 6000 }, stale: { for: 5000, renewedAfter: 1000 } };

/** Counts how often tags were forgotten: an answer that Next began before the last time is not held. */
let timesForgotten = 0;
subscribe('doorstep:forgotten', () => {
  timesForgotten += 1;
  pages.clear();
});

const heldBytes = 36 * 1024 * 1024;

/**
 * Bytes of an entry that lie in the heap, beside its key: headers and the entry itself. The thread in front has little heap
 * (front.mjs), so these count threefold: a visitor can ask for the same small answer under as many long URLs as they like.
 */
const inHeap = 2048;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {Record<string, number | string | string[]>} Headers
 * @typedef {{ plain: Buffer, copies: import('./compressed-copies.mjs').CompressedCopies, headers: Headers,
 *   renewedAt: number }} ReadyPage
 */

/** @type {LRUCache<string, ReadyPage>} */
const pages = new LRUCache({
  maxSize: heldBytes,
  sizeCalculation: (page, key) => page.plain.length + 3 * (key.length + inHeap),
});

/**
 * Answers from memory where possible.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {string | null} key of page-key.mjs
 * @returns {Promise<boolean>} whether it has answered
 */
export async function answerReady(request, response, key) {
  const page = key === null ? undefined : pages.get(key);
  if (page === undefined) return false;
  if (Date.now() > page.renewedAt) {
    page.renewedAt = Number.POSITIVE_INFINITY;
    renewAhead(request);
  }
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  if (isNotModified(request.headers, { etag: page.headers.etag })) {
    response.writeHead(304).end();
    return true;
  }
  const body = await page.copies.answer(request, response, page.plain);
  response.setHeader('content-length', body.length);
  response.writeHead(200).end(body);
  return true;
}

/**
 * Finishes Next's answer, and holds it if Next keeps the page.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {string | null} key of page-key.mjs; null for a request whose answer must not be held
 * @param {import('../answer.mjs').Finish} finish
 */
export function holdKeptPages(request, response, key, finish) {
  const before = timesForgotten;
  finishAnswer(request, response, finish, plain => {
    if (!isKept(response)) return null;
    const copies = copiesOf(plain);
    if (key === null || timesForgotten !== before) return copies;
    const hold = held[response.getHeader('x-nextjs-cache') === 'STALE' ? 'stale' : 'fresh'];
    const renewedAt = Date.now() + hold.renewedAfter;
    pages.set(key, { plain, copies, headers: headersOf(response), renewedAt }, { ttl: hold.for });
    return copies;
  });
}

/** @param {Response} response */
function isKept(response) {
  return response.statusCode === 200 && isFromCache(response) && !response.hasHeader('set-cookie');
}

/** @param {Response} response */
function headersOf(response) {
  const { 'content-length': _, 'content-encoding': __, ...headers } = response.getHeaders();
  return /** @type {Headers} */ (headers);
}
