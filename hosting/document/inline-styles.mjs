/**
 * Writes the used part of a document's stylesheets into its head, so that the first paint waits for nothing but the
 * document (docs/decisions/120). The whole sheets, for what scripts add, are asked for with the scripts. They keep their
 * place before the sheets of islands, which are appended to the head. Without script they come at the document's end,
 * where nothing waits for them.
 *
 * A browser that holds the first sheet, which all pages have, is told so by a cookie. A page of its visitor's own leaves
 * that one as Next made it (docs/decisions/163).
 */
import { namesOf, usedStyles } from './used-styles.mjs';

/** @typedef {import('./build-manifest.mjs').Sheet} Sheet */

/** As React writes the sheets of layouts and pages; it finds them wherever they stand. */
const sheetLink = /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+)[^"]*" data-precedence="[^"]*"\/>/g;

/** Script that says by a cookie that the first sheet is there, for a day, once it is (lib/cookies/readable-cookies.ts). */
const remember = `(function(l,p){if(l)l.onload=function(){document.cookie=(p?'__Host-':'')+'sheet='+l.href.replace(/.*\\/|[.]css.*/g,'')+';path=/;max-age=86400;samesite=lax'+(p?';secure':'')}})(document.querySelector('link[data-precedence]'),location.protocol=='https:');`;

/** Script that asks for the whole sheets. One that script asks for holds up no paint. */
export const wholeSheets = `${remember}document.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='stylesheet'});`;

/**
 * Changes nothing where a sheet is not of this build.
 *
 * @param {import('./draft.mjs').Draft} draft whose loader runs `wholeSheets`
 * @param {import('./build-manifest.mjs').Manifest} manifest
 * @param {string} [there] the name of the first sheet where the browser holds it
 */
export function inlineStyles(draft, { sheets }, there = '') {
  const links = [...draft.document.matchAll(sheetLink)];
  const known = links.map(([, path = '']) => sheets[path]).filter(sheet => sheet !== undefined);
  const [first] = links;
  if (first === undefined || known.length < links.length) return;
  const isThere = first[1]?.endsWith(`/${there}.css`) ?? false;
  if (isThere) draft.insert(first.index, `<style>${leftOutOf(known.shift() ?? [])}</style>`);
  const late = isThere ? links.slice(1) : links;
  const [firstLate] = late;
  if (firstLate === undefined) return;
  draft.insert(firstLate.index, `<style>${usedStyles(known, namesOf(draft.document))}</style>`);
  for (const { index } of late) draft.replace(index, index + '<link rel="stylesheet"'.length, '<link rel="later"');
  draft.append(`<noscript>${late.map(([link]) => link).join('')}</noscript>`);
}

/** What the file of a sheet has no more because every document says it (hosting/build/compile-styles.mjs). @param {Sheet} sheet */
function leftOutOf(sheet) {
  return sheet.filter(part => typeof part === 'string' && /^@(font-face|property)/.test(part)).join('');
}
