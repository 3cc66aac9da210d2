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

/**
 * @param {string} document a whole HTML document as Next made it, or one that is finished already
 * @param {import('./build-manifest.mjs').Manifest} manifest
 */
export function finishDocument(document, manifest) {
  if (isAfterFirstPaint(document)) return document;
  const lean = leanFlight(document);
  const first = lean === null ? '' : `${wholeFlight}flight();`;
  const late = afterFirstPaint(lean ?? document, sources => joinedUrls(manifest, sources), first);
  // Without a loader nothing would write the data whole again.
  return nameScriptsAhead(inlineStyles(late === lean ? document : late, manifest), manifest);
}
