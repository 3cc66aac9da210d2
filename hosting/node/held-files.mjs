/**
 * Holds the build's files and the icons as they were answered once. Next reads and compresses one anew for every request,
 * on the thread that makes pages, where a visitor's first paint waited for the face and the icons while somebody else's page
 * was being made (docs/decisions/141).
 */
import { LRUCache } from 'lru-cache';
import { copyBody } from './copy-body.mjs';
import { isNotModified } from './not-modified.mjs';

const heldBytes = 8 * 1024 * 1024;

/** Bytes. Above it is only what few pages ask for, such as the map. */
const largest = 512 * 1024;

/** What is below these folders changes with a new build alone, which is another process. No name leads out of them. */
const files = /^\/(_next\/static|icons)(\/(?!.*%(2e|2f|5c))[\w~()[\]-][\w.~%()[\]-]*)+(\?dpl=[\w-]+)?$/i;

/** Requests with these ask for a part of a file, or on a condition that needs more than an ETag. */
const conditions = ['range', 'if-range', 'if-match', 'if-unmodified-since', 'if-modified-since'];

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ body: Buffer, headers: import('node:http').OutgoingHttpHeaders }} HeldFile
 */

/** By URL and by how its body may travel, in the browser's own words. @type {LRUCache<string, HeldFile>} */
const held = new LRUCache({
  maxSize: heldBytes,
  maxEntrySize: largest,
  sizeCalculation: ({ body }, name) => body.length + name.length + 2048,
});

/**
 * Answers a file from memory where it is held; where it is not, holds the answer that it will have.
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
  for (const [header, value] of Object.entries(file.headers)) response.setHeader(header, value ?? '');
  if (!isNotModified(headers, { etag: file.headers.etag })) response.end(file.body);
  else {
    for (const header of ['content-length', 'content-encoding']) response.removeHeader(header);
    response.writeHead(304).end();
  }
  return true;
}

/** @param {Response} response */
function isWhole(response) {
  const isForAll = String(response.getHeader('cache-control')).startsWith('public');
  return response.statusCode === 200 && isForAll && !response.hasHeader('set-cookie');
}
