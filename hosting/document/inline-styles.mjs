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
 * Changes nothing where a sheet is not of this build.
 *
 * @param {import('./draft.mjs').Draft} draft whose loader runs `wholeSheets`
 * @param {import('./build-manifest.mjs').Manifest} manifest
 */
export function inlineStyles(draft, { sheets }) {
  const links = [...draft.document.matchAll(sheetLink)];
  const known = links.map(([, path = '']) => sheets[path]).filter(sheet => sheet !== undefined);
  if (links.length === 0 || known.length < links.length) return;
  draft.insert(links[0]?.index ?? 0, `<style>${usedStyles(known, namesOf(draft.document))}</style>`);
  for (const { index } of links) draft.replace(index, index + '<link rel="stylesheet"'.length, '<link rel="later"');
  draft.append(`<noscript>${links.map(([link]) => link).join('')}</noscript>`);
}
