/**
 * Makes pages as fast as the processor can, and lets the rest wait. Made all at once, hundreds of pages slow down each
 * other and every kept page between them until nobody is served in time. A page that nobody waits for any more is not
 * made at all. Pages that Next answers from its cache do not wait, nor do forms and calls, up to a number for each
 * network address. Pages made for one visitor and pages for everybody wait in two queues, so that a rush on one kind
 * does not hold up the other; in each, network addresses take turns; and the queues are limited (docs/decisions/136,
 * 154).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { isFromCache } from '../answer.mjs';
import { insideSender } from '../front/forward.mjs';
import { refuse } from '../refusal.mjs';
import { requestKind } from '../request-kind.mjs';
import { FairQueue, makeRoomFor } from './fair-queue.mjs';
import { countedFor, mayBegin } from './network-share.mjs';
import { untilMade } from './until-made.mjs';

/** Pages that are always made at once: while one waits for the API, the processor works on the other. */
const alwaysAtOnce = 2;

/** Milliseconds between two looks at whether the processor has time for another page. */
const pulse = 10;

/** The share of that time that the processor may have been busy for another page to begin. */
const stillIdle = 0.5;

/** Requests that may wait: about ten seconds' work of one process. Further ones are refused. */
const mostWaiting = 300;

/** Pages that Next keeps in its cache. @type {LRUCache<string, true>} */
const kept = new LRUCache({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_, name) => name.length + 100 });

/** The page that is being made. @type {AsyncLocalStorage<{ name: string, isKept: boolean }>} */
const beingMade = new AsyncLocalStorage();

// The answer with which Next makes a page does not say whether Next keeps it. Its cache handler (page-cache.mjs) does, before
// or after the answer.
subscribe('doorstep:kept', () => {
  const page = beingMade.getStore();
  if (page === undefined) return;
  page.isKept = true;
  kept.set(page.name, true);
});

/**
 * While both queues have entries, this many pages for one visitor (cart, checkout, orders) begin for each page for
 * everybody.
 */
const ownBeforeOther = 3;

const waiting = {
  own: new FairQueue(),
  other: new FairQueue(),
  get length() {
    return this.own.length + this.other.length;
  },
};

// lib/operations/metrics.ts reports the length.
Object.assign(globalThis, { doorstepWaitingPages: waiting });

/**
 * Pages that Next keeps, calls, and what never waits: they wait for no page that is made, and one begins in each turn of
 * the event loop.
 */
const passing = new FairQueue();

let underWay = 0;
let ownInARow = 0;
let measured = performance.eventLoopUtilization();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let isTurnAwaited = false;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ key: string | null, sender: string }} from the key of its document (page-key.mjs), null for a page that is made for
 *   one visitor; and the network address (`sendersOf` in forward.mjs)
 * @param {() => void} answer
 */
export function pageInTurn(request, response, { key, sender }, answer) {
  const { url = '/' } = request;
  const kind = requestKind(request);
  // While it answers a form, Next may request a page from this very server: queued, it would wait for itself.
  if (sender === insideSender) return answer();
  const isPage = kind === 'page';
  const lasts = kind === 'stream';
  const page = { name: key ?? url, isKept: false };
  const made = () => {
    if (isPage && isFromCache(response)) kept.set(page.name, true);
    else if (!page.isKept) kept.delete(page.name);
  };
  const make = () => beingMade.run(page, () => untilMade(response, answer, made));
  const refuseThis = () => refuse(request, response, 5);
  const waitInLine = () => {
    if (waiting.length >= mostWaiting && !makeRoomFor(sender, [waiting.own, waiting.other])) return refuseThis();
    const isOwn = !isPage || (key === null && request.headers['next-router-prefetch'] === undefined);
    (isOwn ? waiting.own : waiting.other).push({
      sender,
      begin: () => {
        if (response.closed) return false;
        underWay += 1;
        countedFor(sender, make, lasts).then(() => {
          underWay -= 1;
          beginSoon();
        });
        return true;
      },
      refuse: refuseThis,
    });
  };
  const pass = () => {
    if (kind === null) answer();
    else if (isPage) make();
    else if (mayBegin(sender)) countedFor(sender, make, lasts).then(beginSoon);
    else waitInLine();
  };
  if (isPage && !kept.has(page.name)) waitInLine();
  else passing.push({ sender, begin: () => !response.closed && pass() === undefined, refuse: refuseThis });
  beginSoon();
}

/**
 * Begins pages in the next turn of the event loop, once for all that ask for it in this one: what is answered from memory
 * takes no turn, so a row of such requests would be answered before anybody who has arrived meanwhile is heard.
 */
function beginSoon() {
  if (isTurnAwaited) return;
  isTurnAwaited = true;
  setImmediate(() => {
    isTurnAwaited = false;
    passing.take(() => true)?.begin();
    if (passing.length > 0) beginSoon();
    beginSome();
  });
}

function beginSome() {
  while (underWay < alwaysAtOnce && beginNext());
  if (waiting.length > 0) return watchProcessor();
  clearInterval(timer);
  timer = undefined;
}

/** Skips visitors who have left. False where nobody may begin. */
function beginNext() {
  for (let next = takeNext(); next !== undefined; next = takeNext()) if (next.begin()) return true;
  return false;
}

function takeNext() {
  const { own, other } = waiting;
  for (const queue of ownInARow < ownBeforeOther ? [own, other] : [other, own]) {
    const next = queue.take(mayBegin);
    if (next === undefined) continue;
    ownInARow = queue === own ? ownInARow + 1 : 0;
    return next;
  }
  return undefined;
}

function watchProcessor() {
  if (timer !== undefined) return;
  measured = performance.eventLoopUtilization();
  timer = setInterval(beginAnother, pulse);
}

/** Begins another page if the processor was idle: all those under way may be waiting for a slow API. */
function beginAnother() {
  const { utilization } = performance.eventLoopUtilization(measured);
  measured = performance.eventLoopUtilization();
  if (utilization < stillIdle) beginNext();
  beginSome();
}
