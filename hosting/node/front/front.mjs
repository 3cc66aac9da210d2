/**
 * Starts the thread in front of the one that makes pages (docs/decisions/139) and exchanges messages with it: the log
 * learns what that thread answered by itself, and the thread learns which kept pages were forgotten here.
 */
import { channel, subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

/**
 * Megabytes. A document takes one while it is sent, and ready pages lie outside of the heap. The limit is for streams of
 * events, of which each takes 20 KB and there may be 4,000 (docs/decisions/081); without them some 20 are used.
 */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/**
 * @typedef {{ port: number, host: string, output: string, pages: import('./forward.mjs').Pages }} Options `output`: the
 *   folder of the build
 * @typedef {{ method: string, url: string, id: string | string[] | undefined, status: number | undefined,
 *   milliseconds: number, isHeld: boolean }} Answered lib/operations/requests.ts
 * @typedef {{ document: string, number: number } | { forget: unknown } | { end: true }} Asked
 * @typedef {{ isOpen: true } | { finished: string, number: number } | { answered: Answered } | { limit: string, times: number } | { hasFailed: true } | { hasEnded: true }} Told
 */

/** lib/operations subscribes to it. */
const answered = channel('doorstep:answered');
const limit = channel('doorstep:limit');

/** @param {Options} options */
export function openFront(options) {
  // The limit of the young generation given at the start (hosting/launch/heap.mjs) suits the thread that makes pages.
  // V8 would apply it to each thread started from now on, over the thread's own limits; 0 leaves those in force.
  setFlagsFromString('--max-semi-space-size=0');
  const thread = new Worker(new URL('front-thread.mjs', import.meta.url), {
    workerData: options,
    resourceLimits: heap,
    stderr: true,
  });
  // Its console is not the log's (lib/operations/log.ts), but this thread's is.
  thread.stderr.on('data', words => console.error(String(words).trimEnd()));
  const opening = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  const failing = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  const ending = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  /** Documents that are being finished, by number. @type {Map<number, (finished: string) => void>} */
  const waiting = new Map();
  let sent = 0;
  /** @param {Asked} asked */
  const ask = asked => thread.postMessage(asked);

  thread.on('message', (/** @type {Told} */ told) => {
    if ('answered' in told) answered.publish(told.answered);
    else if ('limit' in told) limit.publish(told);
    else if ('finished' in told) finished(told);
    else if ('isOpen' in told) opening.resolve();
    else if ('hasFailed' in told) failing.resolve();
    else ending.resolve();
  });

  /** @param {{ finished: string, number: number }} told */
  function finished({ finished: document, number }) {
    waiting.get(number)?.(document);
    waiting.delete(number);
  }

  thread.once('error', error => console.error('The thread in front of the pages has ended:', error));
  thread.once('exit', () => {
    failing.resolve();
    ending.resolve();
  });
  subscribe('doorstep:forgotten', tag => ask({ forget: tag }));

  return {
    /** Resolves once visitors can connect. */
    isOpen: opening.promise,

    /** Resolves when the thread has failed and the process should end. */
    hasFailed: failing.promise,

    /** Resolves once every request in flight is answered. @returns {Promise<void>} */
    end() {
      ask({ end: true });
      return ending.promise;
    },

    /** Finishes a document for the page cache. @param {string} document @returns {Promise<string>} */
    finishKept(document) {
      const { promise, resolve } = /** @type {PromiseWithResolvers<string>} */ (Promise.withResolvers());
      const number = sent++;
      waiting.set(number, resolve);
      ask({ document, number });
      return promise;
    },
  };
}
