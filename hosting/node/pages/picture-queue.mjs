/**
 * Resizes a few pictures at a time. A page requests thirty at once; made together they would slow down each other and
 * every page until Next gave up on the last ones: it answers 504 after waiting seven seconds for a picture's source.
 * Pictures that are on the disk already do not wait, the queue is limited, and network addresses take turns
 * (docs/decisions/018).
 */
import { LRUCache } from 'lru-cache';
import { askedPicture } from '../../../lib/pictures/picture.ts';
import { refuse } from '../refusal.mjs';
import { FairQueue, makeRoomFor } from './fair-queue.mjs';
import { untilMade } from './until-made.mjs';

/** Four keep two cores and the network busy. */
const atOnce = 4;

const queue = new FairQueue();
let underWay = 0;

// lib/operations/metrics.ts reports both.
const counts = {
  get running() {
    return underWay;
  },
  get waiting() {
    return queue.length;
  },
};
Object.assign(globalThis, { doorstepPictures: counts });

/** Requests that may wait: the pictures of a dozen pages, about ten seconds' work. */
const mostWaiting = 400;

/**
 * Pictures that are on the disk, each for as long as Next keeps it: twenty thousand of usual names.
 *
 * @type {LRUCache<string, true>}
 */
const made = new LRUCache({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_, key) => key.length + 100 });

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Answers a request for a picture at once or when it is its turn. A URL that no page of ours would contain is answered
 * 404, even where Next would accept it.
 *
 * @param {Request} request @param {Response} response
 * @param {string} sender the network address (`sendersOf` in forward.mjs)
 * @param {() => void} answer
 */
export function pictureInTurn(request, response, sender, answer) {
  const { url = '', headers } = request;
  if (!/^\/(pictures\/|_next\/image)/.test(url)) return answer();
  const picture = URL.canParse(url, 'http://localhost') ? askedPicture(url, process.env.API_URL ?? '') : null;
  if (picture === null) return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  const key = `${picture} ${String(headers.accept).includes('image/webp')}`;
  const asked = () => untilMade(response, answer, () => note(key, response));
  if (made.has(key)) return void asked();
  if (queue.length >= mostWaiting && !makeRoomFor(sender, [queue])) return refuse(request, response, 5);
  queue.push({
    sender,
    begin: () => {
      if (response.closed) return false;
      underWay += 1;
      asked().then(() => {
        underWay -= 1;
        beginSome();
      });
      return true;
    },
    refuse: () => refuse(request, response, 5),
  });
  beginSome();
}

function beginSome() {
  while (underWay < atOnce && queue.length > 0) queue.take(() => true)?.begin();
}

/** Remembers a picture that Next keeps. @param {string} key @param {Response} response */
function note(key, response) {
  const [, seconds] = /max-age=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  const isPicture = response.statusCode === 304 || response.statusCode === 200;
  if (isPicture && Number(seconds) > 0) made.set(key, true, { ttl: Number(seconds) * 1000 });
  else made.delete(key);
}
