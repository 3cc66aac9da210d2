/**
 * Holds the build's files and the icons in memory, as they were answered the first time. Next reads and compresses such a
 * file anew for each request, on the thread that makes pages, so that scripts, fonts and icons would wait for pages that
 * are being made (docs/decisions/141).
 */
import { LRUCache } from 'lru-cache';
import { copyBody, sendHeld } from './held-answer.mjs';

const heldBytes = 8 * 1024 * 1024;

/** Bytes. Larger ones are requested by few pages, such as those with a map. */
const largest = 512 * 1024;

/** Files in these folders only change with a new build, which needs a new process. No name leads out of the folders. */
const files = /^(?!.*%(2e|2f|5c))\/(_next\/static|icons)(\/[\w~()[\]-][\w.~%()[\]-]*)+(\?dpl=[\w-]+)?$/i;

/** Requests with these headers ask for a part of a file, or set a condition that an ETag alone does not decide. */
const conditions = ['range', 'if-range', 'if-match', 'if-unmodified-since', 'if-modified-since'];

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./held-answer.mjs').HeldAnswer} HeldAnswer
 */

/** By URL and `Accept-Encoding`. @type {LRUCache<string, HeldAnswer>} */
const held = new LRUCache({
  maxSize: heldBytes,
  maxEntrySize: largest,
  sizeCalculation: ({ body }, name) => body.length + name.length + 2048,
});

/**
 * Answers a held file from memory. The answer to any other is copied while it is sent, and held from then on.
 *
 * @param {Request} request @param {Response} response @returns {boolean} whether it has answered
 */
export function answerFile(request, response) {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !files.test(url) || conditions.some(name => name in headers)) return false;
  const name = `${url} ${headers['accept-encoding'] ?? ''}`;
  const file = held.get(name);
  if (file === undefined) {
    copyBody(response, body => {
      if (isWhole(response)) held.set(name, { body, headers: response.getHeaders() });
    });
    return false;
  }
  sendHeld(request, response, file);
  return true;
}

/** @param {Response} response */
function isWhole(response) {
  const isForAll = String(response.getHeader('cache-control')).startsWith('public');
  return response.statusCode === 200 && isForAll && !response.hasHeader('set-cookie');
}
