/**
 * Makes a document of Next's as fast as this storefront's are, on every host: the cache of pages finishes what it keeps,
 * and the server in front what is made for one visitor. Knows no host: text in, text out.
 */
import { afterFirstPaint, isAfterFirstPaint } from './after-first-paint.mjs';
import { Draft } from './draft.mjs';
import { inlineStyles, wholeSheets } from './inline-styles.mjs';
import { joinedUrls } from './joined-urls.mjs';
import { leanFlight } from './lean-flight.mjs';
import { onceForTwo } from './once-for-two.mjs';
import { nameScriptsAhead } from './scripts-ahead.mjs';
import { wholeFlight } from './whole-flight.mjs';

/**
 * @typedef {import('./build-manifest.mjs').Manifest} Manifest
 * @typedef {import('./own-page.mjs').Own} Own
 */

/** @type {WeakMap<Manifest, ReturnType<typeof onceForTwo<string>>>} */
const finishing = new WeakMap();

/**
 * @param {string} document a whole HTML document as Next made it, or one that is finished already
 * @param {Manifest} manifest
 * @param {Own | null} [own] for whom, where it is one visitor's own
 */
export function finishDocument(document, manifest, own = null) {
  if (own === null) return finishingWith(manifest).finish(document);
  return isAfterFirstPaint(document) ? document : finished(document, manifest, own);
}

/** The same for the cache. @param {string} document @param {Manifest} manifest */
export function finishKeptDocument(document, manifest) {
  return finishingWith(manifest).finishKept(document);
}

/** @param {Manifest} manifest */
function finishingWith(manifest) {
  const known = finishing.get(manifest) ?? onceForTwo(document => finished(document, manifest, null));
  finishing.set(manifest, known);
  return known;
}

/** @param {string} document @param {Manifest} manifest @param {Own | null} own */
function finished(document, manifest, own) {
  const draft = new Draft(document);
  // Takes longer than all the rest, which is worth it where many get the page.
  const isLean = own === null && leanFlight(draft);
  const whole = wholeSheets + (isLean ? `${wholeFlight}flight();` : '');
  // Without a loader nothing would ask for the sheets, or write the data whole again.
  if (!afterFirstPaint(draft, sources => joinedUrls(manifest, sources), whole)) return document;
  inlineStyles(draft, manifest, own?.sheet);
  nameScriptsAhead(draft, manifest);
  return draft.toString();
}
