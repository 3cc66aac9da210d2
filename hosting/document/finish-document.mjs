/**
 * Makes a document of Next's as fast as this storefront's are, on every host: the cache of pages finishes what it keeps,
 * and the server in front what is made for one visitor. Knows no host: text in, text out.
 */
import { afterFirstPaint, isAfterFirstPaint } from './after-first-paint.mjs';
import { inlineStyles } from './inline-styles.mjs';
import { joinedUrls } from './joined-urls.mjs';

/**
 * @param {string} document a whole HTML document as Next made it, or one that is finished already
 * @param {import('./build-manifest.mjs').Manifest} manifest
 */
export function finishDocument(document, manifest) {
  if (isAfterFirstPaint(document)) return document;
  const late = afterFirstPaint(document, sources => joinedUrls(manifest, sources));
  return inlineStyles(late, manifest);
}
