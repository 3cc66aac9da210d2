/**
 * Makes pictures a few at a time. A page requests thirty at once; made together they would slow each other and every
 * page down until Next gave up on the last ones: it answers 504 after waiting seven seconds for a picture's source.
 * Pictures that are made already pass the queue, and the queue has an end (docs/decisions/018).
 */
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { askedPicture } from '../../lib/pictures/picture.ts';
import { refuse } from './refusal.mjs';
import { untilMade } from './until-made.mjs';

/** Four keep two cores and the network busy. */
const queue = pLimit(4);

// lib/operations/metrics.ts tells how long it is.
Object.assign(globalThis, { doorstepPictures: queue });

/** Requests that may wait: a dozen pages' pictures, which take about ten seconds. */
const mostWaiting = 400;

/** Pictures that lie finished on the disk, for as long as they may. @type {LRUCache<string, true>} */
const made = new LRUCache({ max: 20_000 });

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Answers at once, or a picture when it is its turn. A URL that no page of ours would name is 404, whatever Next would make
 * of it.
 *
 * @param {Request} request @param {Response} response @param {() => void} answer
 */
export function pictureInTurn(request, response, answer) {
  const { url = '', headers } = request;
  if (!/^\/(pictures\/|_next\/image)/.test(url)) return answer();
  const picture = URL.canParse(url, 'http://localhost') ? askedPicture(url, process.env.API_URL ?? '') : null;
  if (picture === null) return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  const key = `${picture} ${String(headers.accept).includes('image/webp')}`;
  const asked = () => untilMade(response, answer, () => note(key, response));
  if (made.has(key)) return void asked();
  if (queue.pendingCount >= mostWaiting) return refuse(request, response, 5);
  queue(() => (response.closed ? undefined : asked()));
}

/** Remembers what was answered with a picture that Next keeps. @param {string} key @param {Response} response */
function note(key, response) {
  const [, seconds] = /max-age=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  const isPicture = response.statusCode === 304 || response.statusCode === 200;
  if (isPicture && Number(seconds) > 0) made.set(key, true, { ttl: Number(seconds) * 1000 });
  else made.delete(key);
}
