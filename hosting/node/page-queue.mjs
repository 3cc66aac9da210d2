/**
 * Makes pages as the processor has time for them. Made all together, hundreds of them slow each other and every kept page
 * between them down, until nobody is served in time; one that nobody waits for any more is not made at all. What Next
 * keeps passes the queue, and so do forms and calls, as many as one network address has at once; a rush of the one kind of
 * pages does not hold up the other; network addresses take turns; and the queue has an end (docs/decisions/136, 154).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { isFromCache } from './answer.mjs';
import { askedOf } from './asked.mjs';
import { FairLine } from './fair-line.mjs';
import { inside } from './forward.mjs';
import { countedFor, mayBegin } from './network-share.mjs';
import { refuse } from './refusal.mjs';
import { untilMade } from './until-made.mjs';

/** Pages under way that keep the processor busy by themselves: while one waits for the API, the other is made. */
const alwaysAtOnce = 2;

/** Milliseconds after which it is looked again whether those under way leave the processor time for another. */
const pulse = 10;

/** The share of a pulse that the processor may be busy for another page to begin. */
const stillIdle = 0.5;

/** Requests that may wait: what one process makes in some ten seconds. The next is refused. */
const mostWaiting = 300;

/** Pages that Next keeps. @type {LRUCache<string, true>} */
const kept = new LRUCache({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_, name) => name.length + 100 });

/** The page that is being made. @type {AsyncLocalStorage<{ name: string, isKept: boolean }>} */
const beingMade = new AsyncLocalStorage();

// Next's answer says for one that it has made only that it was not kept before. page-cache.mjs tells, maybe later.
subscribe('doorstep:kept', () => {
  const page = beingMade.getStore();
  if (page === undefined) return;
  page.isKept = true;
  kept.set(page.name, true);
});

/** Pages for one visitor (cart, checkout, orders) that begin for each one that others may see too, while both wait. */
const ownBeforeOther = 3;

const waiting = {
  own: new FairLine(),
  other: new FairLine(),
  get length() {
    return this.own.length + this.other.length;
  },
};

// lib/operations/metrics.ts tells how many they are.
Object.assign(globalThis, { doorstepWaitingPages: waiting });

let underWay = 0;
let ownInARow = 0;
let measured = performance.eventLoopUtilization();
/** @type {NodeJS.Timeout | undefined} */
let timer;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ key: string | null, sender: string }} from the key of its document (page-key.mjs), null for a page that is made for
 *   one visitor; and the network address, as forward.mjs tells it
 * @param {() => void} answer
 */
export function pageInTurn(request, response, { key, sender }, answer) {
  const { url = '/' } = request;
  const asked = askedOf(request);
  // A form's answer may hold a page that Next asks this very server for: it must not wait for itself.
  if (asked === null || sender === inside) return answer();
  const isPage = asked === 'page';
  const page = { name: key ?? url, isKept: false };
  const made = () => {
    if (isPage && isFromCache(response)) kept.set(page.name, true);
    else if (!page.isKept) kept.delete(page.name);
  };
  const make = () => beingMade.run(page, () => untilMade(response, answer, made));
  if (isPage && kept.has(page.name)) return void make();
  if (!isPage && mayBegin(sender)) return void countedFor(sender, make).then(beginSome);
  if (waiting.length >= mostWaiting && !makesRoomFor(sender)) return refuse(request, response, 5);
  const isOwn = !isPage || (key === null && request.headers['next-router-prefetch'] === undefined);
  (isOwn ? waiting.own : waiting.other).push({
    sender,
    begin: () => {
      if (response.closed) return false;
      underWay += 1;
      countedFor(sender, make).then(() => {
        underWay -= 1;
        beginSome();
      });
      return true;
    },
    refuse: () => refuse(request, response, 5),
  });
  beginSome();
}

/** Refuses the last one of the address that waits for most, unless that is the same one. @param {string} sender */
function makesRoomFor(sender) {
  const [line, longest] = [waiting.own, waiting.other]
    .map(line => /** @type {const} */ ([line, line.longest()]))
    .reduce((most, one) => (one[1].count > most[1].count ? one : most));
  if (longest.count <= line.countOf(sender) + 1) return false;
  line.takeLast(longest.sender)?.refuse();
  return true;
}

function beginSome() {
  while (underWay < alwaysAtOnce && beginNext());
  if (waiting.length > 0) return look();
  clearInterval(timer);
  timer = undefined;
}

/** Passes over who has left. False where nobody may begin. */
function beginNext() {
  for (let next = takeNext(); next !== undefined; next = takeNext()) if (next.begin()) return true;
  return false;
}

function takeNext() {
  const { own, other } = waiting;
  for (const line of ownInARow < ownBeforeOther ? [own, other] : [other, own]) {
    const next = line.take(mayBegin);
    if (next === undefined) continue;
    ownInARow = line === own ? ownInARow + 1 : 0;
    return next;
  }
  return undefined;
}

function look() {
  if (timer !== undefined) return;
  measured = performance.eventLoopUtilization();
  timer = setInterval(beginAnother, pulse);
}

/** Those under way may wait for a slow API, all of them. */
function beginAnother() {
  const { utilization } = performance.eventLoopUtilization(measured);
  measured = performance.eventLoopUtilization();
  if (utilization < stillIdle) beginNext();
  beginSome();
}
