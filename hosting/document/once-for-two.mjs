/**
 * A page that is made is finished for the cache and for whoever asked for it, one right after the other
 * (docs/decisions/127): what the cache has asked for is remembered until then. What it does not keep is held by nobody.
 */
import { isAfterFirstPaint } from './after-first-paint.mjs';

/** As many as may be made at once; each takes a megabyte for that time. */
const atOnce = 8;

/**
 * @template T what `work` answers: a document, or the promise of one
 * @param {(document: string) => T} work finishes a whole HTML document as Next made it
 */
export function onceForTwo(work) {
  /** @type {Map<string, T>} */
  const recent = new Map();

  /** A finished document stays as it is. @param {string} document */
  function finish(document) {
    if (isAfterFirstPaint(document)) return document;
    const known = recent.get(document);
    if (known === undefined) return work(document);
    recent.delete(document);
    return known;
  }

  /** The same for the cache, which is asked first. @param {string} document */
  function finishKept(document) {
    const result = finish(document);
    if (result === document) return document;
    recent.set(document, /** @type {T} */ (result));
    for (const [oldest] of recent) if (recent.size > atOnce) recent.delete(oldest);
    return result;
  }

  return { finish, finishKept };
}
