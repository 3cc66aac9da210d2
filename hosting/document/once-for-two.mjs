/**
 * Finishes a new page once although two ask for it right after one another, the page cache and the answer to the
 * visitor (docs/decisions/127): what the cache asked for is remembered until the answer takes it. A page that the cache
 * does not keep is not remembered.
 */
import { isAfterFirstPaint } from './after-first-paint.mjs';

/** The most documents that are held; each takes a megabyte until it is asked for the second time. */
const atOnce = 8;

/**
 * @template T what `work` answers: a document, or the promise of one
 * @param {(document: string) => T} work finishes a whole HTML document as Next made it
 */
export function onceForTwo(work) {
  /** @type {Map<string, T>} */
  const recent = new Map();

  /** Returns a finished document unchanged. @param {string} document */
  function finish(document) {
    if (isAfterFirstPaint(document)) return document;
    const known = recent.get(document);
    if (known === undefined) return work(document);
    recent.delete(document);
    return known;
  }

  /** The same for the page cache, which asks first. @param {string} document */
  function finishKept(document) {
    const result = finish(document);
    if (result === document) return document;
    recent.set(document, /** @type {T} */ (result));
    for (const [oldest] of recent) if (recent.size > atOnce) recent.delete(oldest);
    return result;
  }

  return { finish, finishKept };
}
