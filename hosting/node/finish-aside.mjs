/**
 * Finishes documents on a thread of its own, so that nobody in front waits meanwhile for what is ready
 * (docs/decisions/139). Without that thread they are finished here, as on other hosts.
 */
import { Worker } from 'node:worker_threads';
import { finishDocument } from '../document/finish-document.mjs';
import { onceForTwo } from '../document/once-for-two.mjs';

/** Megabytes; a document takes a few while it is finished. */
const heap = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 24 };

/**
 * @param {string} output the folder of the build
 * @param {import('../document/build-manifest.mjs').Manifest} manifest of that folder
 * @param {URL} [script] of the thread
 */
export function finishAside(output, manifest, script = new URL('finishing-thread.mjs', import.meta.url)) {
  /** Sent and not answered, in their order. @type {{ document: string, done: (finished: string) => void }[]} */
  const sent = [];
  /** @type {Worker | null} */
  let thread = new Worker(script, { workerData: output, resourceLimits: heap });
  thread.on('message', finished => sent.shift()?.done(finished));
  thread.once('error', error => console.error('The thread that finishes documents has ended:', error));
  thread.once('exit', () => {
    thread = null;
    // As Next made them they are whole, and only slower.
    for (const { document, done } of sent.splice(0)) done(document);
  });
  // It keeps no process alive.
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
