/**
 * Makes pages as the processor has time for them. Made all together, hundreds of them slow each other and every kept page
 * between them down, until nobody is served in time; one that nobody waits for any more is not made at all. What Next
 * keeps passes the queue, as forms do; a rush of the one kind of pages does not hold up the other; and the queue has an end
 * (docs/decisions/136).
 */
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { isFromCache } from './answer.mjs';
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

/** Pages that Next answered from what it keeps. @type {LRUCache<string, true>} */
const kept = new LRUCache({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_, name) => name.length + 100 });

/** Pages for one visitor (cart, checkout, orders) that begin for each one that others may see too, while both wait. */
const ownBeforeOther = 3;

/** What begins a page; false where nobody waits for it any more. */
const waiting = {
  /** @type {(() => boolean)[]} */ own: [],
  /** @type {(() => boolean)[]} */ other: [],
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
 * @param {string | null} key of page-key.mjs; null for a page that is made for one visitor
 * @param {() => void} answer
 */
export function pageInTurn(request, response, key, answer) {
  const { method, url = '/' } = request;
  // A form's answer may hold a page that Next asks this very server for: it must not wait for itself.
  if (method === 'POST' || /^\/(_next|api|pictures|og)\//.test(url)) return answer();
  const name = key ?? url;
  const made = () => (isFromCache(response) ? kept.set(name, true) : kept.delete(name));
  if (kept.has(name)) return void untilMade(response, answer, made);
  if (waiting.length >= mostWaiting) return refuse(request, response, 5);
  const line = key === null && request.headers['next-router-prefetch'] === undefined ? waiting.own : waiting.other;
  line.push(() => {
    if (response.closed) return false;
    underWay += 1;
    untilMade(response, answer, made).then(() => {
      underWay -= 1;
      beginSome();
    });
    return true;
  });
  beginSome();
}

function beginSome() {
  while (underWay < alwaysAtOnce && waiting.length > 0) beginNext();
  if (waiting.length > 0) return look();
  clearInterval(timer);
  timer = undefined;
}

/** Passes over who has left. */
function beginNext() {
  for (let begin = takeNext(); begin !== undefined; begin = takeNext()) if (begin()) return;
}

function takeNext() {
  const isOthersTurn = waiting.own.length === 0 || (waiting.other.length > 0 && ownInARow >= ownBeforeOther);
  ownInARow = isOthersTurn ? 0 : ownInARow + 1;
  return (isOthersTurn ? waiting.other : waiting.own).shift();
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
