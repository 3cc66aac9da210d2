/**
 * Finishes documents on a thread of its own, so that the thread in front can send ready pages meanwhile
 * (docs/decisions/139). Where that thread fails they are finished here, as on other hosts.
 */
import { Worker } from 'node:worker_threads';
import { finishDocument } from '../../document/finish-document.mjs';
import { onceForTwo } from '../../document/once-for-two.mjs';

/** Megabytes; a document takes a few while it is finished. */
const heap = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 24 };

/**
 * @param {string} output the folder of the build
 * @param {import('../../document/build-manifest.mjs').Manifest} manifest of that folder
 * @param {URL} [script] of the thread
 */
export function finishAside(output, manifest, script = new URL('finishing-thread.mjs', import.meta.url)) {
  /**
   * Documents that the thread has not returned yet, in order.
   *
   * @type {{ document: string, done: (finished: string) => void }[]}
   */
  const sent = [];
  /** @type {Worker | null} */
  let thread = new Worker(script, { workerData: output, resourceLimits: heap });
  thread.on('message', finished => sent.shift()?.done(finished));
  thread.once('error', error => console.error('The thread that finishes documents has ended:', error));
  thread.once('exit', () => {
    thread = null;
    // A document as Next made it is complete, and only slower.
    for (const { document, done } of sent.splice(0)) done(document);
  });
  // The thread alone must not keep the process running.
  thread.unref();

  return onceForTwo(
    /** @param {string} document @returns {string | Promise<string>} */ document => {
      if (thread === null) return finishDocument(document, manifest);
      const { promise, resolve } = /** @type {PromiseWithResolvers<string>} */ (Promise.withResolvers());
      sent.push({ document, done: resolve });
      thread.postMessage(document);
      return promise;
    },
  );
}
