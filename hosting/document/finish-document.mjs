/**
 * Makes a document of Next's as fast as this storefront's are, on every host: the cache of pages finishes what it keeps,
 * and the server in front what is made for one visitor. Knows no host: text in, text out.
 */
import { afterFirstPaint, isAfterFirstPaint } from './after-first-paint.mjs';
import { inlineStyles } from './inline-styles.mjs';
import { joinedUrls } from './joined-urls.mjs';
import { leanFlight } from './lean-flight.mjs';
import { nameScriptsAhead } from './scripts-ahead.mjs';
import { wholeFlight } from './whole-flight.mjs';

/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

/**
 * A page that is made is finished for whoever asked for it and for the cache, one right after the other (docs/decisions/127).
 *
 * @type {WeakMap<Manifest, Map<string, string>>}
 */
const justFinished = new WeakMap();

/** As many as may be made at once; each takes a megabyte for that time. */
const atOnce = 8;

/**
 * @param {string} document a whole HTML document as Next made it, or one that is finished already
 * @param {Manifest} manifest
 */
export function finishDocument(document, manifest) {
  if (isAfterFirstPaint(document)) return document;
  const recent = justFinished.get(manifest) ?? new Map();
  justFinished.set(manifest, recent);
  const known = recent.get(document);
  if (known !== undefined) {
    recent.delete(document);
    return known;
  }
  const result = finished(document, manifest);
  recent.set(document, result);
  for (const [oldest] of recent) if (recent.size > atOnce) recent.delete(oldest);
  return result;
}

/** @param {string} document @param {Manifest} manifest */
function finished(document, manifest) {
  const lean = leanFlight(document);
  const first = lean === null ? '' : `${wholeFlight}flight();`;
  const late = afterFirstPaint(lean ?? document, sources => joinedUrls(manifest, sources), first);
  // Without a loader nothing would write the data whole again.
  return nameScriptsAhead(inlineStyles(late === lean ? document : late, manifest), manifest);
}
