/**
 * Writes the used part of a document's stylesheets into its head, so that the first paint waits for nothing but the
 * document (docs/decisions/120). The whole sheets, for what scripts add, come as sheets for printing, which nothing waits
 * for, and count for the screen once they are there. They keep their place before the sheets of islands, which are
 * appended to the head. Without script they come at the document's end, where nothing waits for them either.
 */
import { namesOf, usedStyles } from './used-styles.mjs';

/** As React writes the sheets of layouts and pages; it finds them wherever they stand. */
const sheetLink = /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+)[^"]*" data-precedence="[^"]*"\/>/g;

const whileLoading = 'media="print"';

const forTheScreen = `[].forEach.call(document.querySelectorAll('link[media=print][data-precedence]'),function(l){function on(){l.media='all'}l.sheet?on():l.addEventListener('load',on)})`;

/**
 * @param {string} document a whole HTML document as Next made it
 * @param {import('./build-manifest.mjs').Manifest} manifest
 * @returns {string} the same document where a sheet is not of this build
 */
export function inlineStyles(document, { sheets }) {
  const links = [...document.matchAll(sheetLink)];
  const known = links.map(([, path = '']) => sheets[path]).filter(sheet => sheet !== undefined);
  if (links.length === 0 || known.length < links.length) return document;
  const styles = `<style>${usedStyles(known, namesOf(document))}</style>`;
  const late = document
    .replace(sheetLink, link => link.replace('<link', `<link ${whileLoading}`))
    .replace(`<link ${whileLoading}`, first => styles + first);
  const end = late.lastIndexOf('</body>');
  const plain = `<noscript>${links.map(([link]) => link).join('')}</noscript>`;
  return `${late.slice(0, end)}${plain}<script>${forTheScreen}</script>${late.slice(end)}`;
}
