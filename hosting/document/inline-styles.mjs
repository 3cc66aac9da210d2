/**
 * Writes the used part of a document's stylesheets into its head, so that the first paint waits for nothing but the
 * document (docs/decisions/120). The whole sheets, for what scripts add, are asked for with the scripts. They keep their
 * place before the sheets of islands, which are appended to the head. Without script they come at the document's end,
 * where nothing waits for them.
 */
import { namesOf, usedStyles } from './used-styles.mjs';

/** As React writes the sheets of layouts and pages; it finds them wherever they stand. */
const sheetLink = /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+)[^"]*" data-precedence="[^"]*"\/>/g;

/** Script that asks for the whole sheets. One that script asks for holds up no paint. */
export const wholeSheets = `document.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='stylesheet'});`;

/**
 * @param {string} document a whole HTML document whose loader runs `wholeSheets`
 * @param {import('./build-manifest.mjs').Manifest} manifest
 * @returns {string} the same document where a sheet is not of this build
 */
export function inlineStyles(document, { sheets }) {
  const links = [...document.matchAll(sheetLink)];
  const known = links.map(([, path = '']) => sheets[path]).filter(sheet => sheet !== undefined);
  if (links.length === 0 || known.length < links.length) return document;
  const styles = `<style>${usedStyles(known, namesOf(document))}</style>`;
  const late = document
    .replace(sheetLink, link => link.replace('rel="stylesheet"', 'rel="later"'))
    .replace('<link rel="later"', first => styles + first);
  const end = late.lastIndexOf('</body>');
  return `${late.slice(0, end)}<noscript>${links.map(([link]) => link).join('')}</noscript>${late.slice(end)}`;
}
