/**
 * Holds resized pictures in memory. Next would read one from the disk for every request, on the thread that makes
 * pages; this takes a tenth of the processor time and waits for no page (docs/decisions/141).
 */
import { LRUCache } from 'lru-cache';
import { askedPicture } from '../../../lib/pictures/picture.ts';
import { copyBody, sendHeld } from './held-answer.mjs';

const heldBytes = 8 * 1024 * 1024;

/** Bytes. A larger picture would push out the small ones, of which a page has thirty. */
const largest = 256 * 1024;

/** Milliseconds, added to the day after which Next fetches a picture of the same name again. */
const heldFor = 5 * 60 * 1000;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./held-answer.mjs').HeldAnswer} HeldAnswer
 */

/** @type {LRUCache<string, HeldAnswer>} */
const pictures = new LRUCache({
  maxSize: heldBytes,
  maxEntrySize: largest,
  ttl: heldFor,
  sizeCalculation: ({ body }, name) => body.length + name.length + 1024,
});

/**
 * Sends a picture from memory where it is held; otherwise holds the answer that Next gives.
 *
 * @param {Request} request @param {Response} response @returns {boolean} whether it has answered
 */
export function answerPicture(request, response) {
  const name = nameOf(request);
  if (name === null) return false;
  const held = pictures.get(name);
  if (held === undefined) {
    copyBody(response, body => {
      if (isComplete(response, body)) pictures.set(name, { body, headers: response.getHeaders() });
    });
    return false;
  }
  sendHeld(request, response, held);
  return true;
}

/** The key of a picture; null for any other request. @param {Request} request */
function nameOf({ method, url = '', headers }) {
  if (method !== 'GET' || !/^\/(pictures\/|_next\/image)/.test(url) || !URL.canParse(url, 'http://localhost'))
    return null;
  const picture = askedPicture(url, process.env.API_URL ?? '');
  const isWebp = takesWebp(headers.accept);
  return picture === null || isWebp === null ? null : `${picture} ${isWebp}`;
}

/**
 * Whether the browser takes WebP. Null where the header is written in a way that browsers do not use and that Next may
 * understand differently (`image/webp;q=0`).
 */
function takesWebp(accept = '') {
  const named = accept.split(',').filter(type => type.includes('image/webp'));
  if (named.length === 0) return false;
  return named.every(type => type.trim() === 'image/webp') || null;
}

/**
 * Whether it is a complete picture that Next keeps and that is not due for renewal.
 *
 * @param {Response} response @param {Buffer} body
 */
function isComplete(response, body) {
  const isPicture = response.statusCode === 200 && String(response.getHeader('content-type')).startsWith('image/');
  const isKept = ['HIT', 'MISS'].includes(String(response.getHeader('x-nextjs-cache')));
  return (
    isPicture &&
    isKept &&
    !response.hasHeader('set-cookie') &&
    Number(response.getHeader('content-length')) === body.length
  );
}
