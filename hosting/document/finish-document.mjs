/**
 * Makes a document of Next's as fast as this storefront promises, on every host. The page cache finishes the documents
 * that it keeps, the server in front those made for one visitor. It knows nothing of hosts: HTML in, HTML out.
 */
import { afterFirstPaint, isAfterFirstPaint } from './after-first-paint.mjs';
import { Draft } from './draft.mjs';
import { inertFlight, pushFlight } from './inert-flight.mjs';
import { inlineStyles, wholeSheets } from './inline-styles.mjs';
import { joinedUrls } from './joined-urls.mjs';
import { leanFlight } from './lean-flight.mjs';
import { onceForTwo } from './once-for-two.mjs';
import { allowOwnScripts } from './script-policy.mjs';
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

/** The same for the page cache. @param {string} document @param {Manifest} manifest */
export function finishKeptDocument(document, manifest) {
  return finishingWith(manifest).finishKept(document);
}

/** @param {Manifest} manifest */
function finishingWith(manifest) {
  const known = finishing.get(manifest) ?? onceForTwo(document => finished(document, manifest, null));
  finishing.set(manifest, known);
  return known;
}

/**
 * The router's mark at the end of the page's URL in the flight data. Next keeps it with a page that it made for the router's
 * request first, and the document would then differ from that of another process.
 */
const routerMark = /(\\"c\\":\[[^\]]*?)[?&]_rsc=[\w-]+(?=\\"\])/;

/**
 * A document as Next made it is complete, and only slower: an error here, for example after an update of Next, must not
 * cost the page, nor end the thread that finishes documents.
 *
 * @param {string} document @param {Manifest} manifest @param {Own | null} own
 */
function finished(document, manifest, own) {
  try {
    return rewritten(document, manifest, own);
  } catch (error) {
    console.error('A document cannot be finished and is sent as it is:', error);
    return document;
  }
}

/** @param {string} document @param {Manifest} manifest @param {Own | null} own */
function rewritten(document, manifest, own) {
  const draft = new Draft(document.replace(routerMark, '$1'));
  // This step takes longer than all others together, which pays off only for a page that many visitors get.
  const isLean = own === null && leanFlight(draft);
  const flight = isLean ? wholeFlight : inertFlight(draft) ? pushFlight : '';
  const whole = wholeSheets + (flight && `${flight}flight();`);
  const loader = afterFirstPaint(draft, sources => joinedUrls(manifest, sources), whole);
  // Without the loader nothing would request the stylesheets or restore the flight data.
  if (loader === null) return document;
  allowOwnScripts(draft, manifest, loader);
  inlineStyles(draft, manifest, own?.sheet);
  nameScriptsAhead(draft, manifest);
  return draft.toString();
}
