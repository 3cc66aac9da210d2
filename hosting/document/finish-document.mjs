/**
 * Makes a document of Next's as fast as this storefront's are, on every host: the cache of pages finishes what it keeps,
 * and the server in front what is made for one visitor. Knows no host: text in, text out.
 */
import { afterFirstPaint } from './after-first-paint.mjs';
import { Draft } from './draft.mjs';
import { inlineStyles, wholeSheets } from './inline-styles.mjs';
import { joinedUrls } from './joined-urls.mjs';
import { leanFlight } from './lean-flight.mjs';
import { onceForTwo } from './once-for-two.mjs';
import { nameScriptsAhead } from './scripts-ahead.mjs';
import { wholeFlight } from './whole-flight.mjs';

/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

/** @type {WeakMap<Manifest, ReturnType<typeof onceForTwo<string>>>} */
const finishing = new WeakMap();

/**
 * @param {string} document a whole HTML document as Next made it, or one that is finished already
 * @param {Manifest} manifest
 */
export function finishDocument(document, manifest) {
  return finishingWith(manifest).finish(document);
}

/** The same for the cache. @param {string} document @param {Manifest} manifest */
export function finishKeptDocument(document, manifest) {
  return finishingWith(manifest).finishKept(document);
}

/** @param {Manifest} manifest */
function finishingWith(manifest) {
  const known = finishing.get(manifest) ?? onceForTwo(document => finished(document, manifest));
  finishing.set(manifest, known);
  return known;
}

/** @param {string} document @param {Manifest} manifest */
function finished(document, manifest) {
  const draft = new Draft(document);
  const isLean = leanFlight(draft);
  const whole = wholeSheets + (isLean ? `${wholeFlight}flight();` : '');
  // Without a loader nothing would ask for the sheets, or write the data whole again.
  if (!afterFirstPaint(draft, sources => joinedUrls(manifest, sources), whole)) return document;
  inlineStyles(draft, manifest);
  nameScriptsAhead(draft, manifest);
  return draft.toString();
}
