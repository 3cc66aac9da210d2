/**
 * Writes the used part of a document's stylesheets into its head, so that the first paint needs nothing but the
 * document (docs/decisions/120). The complete sheets, for what scripts add, are requested together with the scripts.
 * They keep their place before the sheets of islands, which are appended to the head. Without script they are linked at
 * the document's end, where nothing waits for them.
 *
 * A cookie tells that the browser has the first sheet, which all pages share. A page made for one visitor then links
 * that sheet as Next does (docs/decisions/163).
 */
import { namesOf, usedStyles } from './used-styles.mjs';

/** @typedef {import('./build-manifest.mjs').Sheet} Sheet */

/** The link as React writes it for layouts and pages; React finds it again wherever it stands. */
const sheetLink = /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+)[^"]*" data-precedence="[^"]*"\/>/g;

/** Script that sets a cookie for a day once the first sheet has loaded (lib/cookies/readable-cookies.ts). */
const remember = `(function(l,p){if(l)l.onload=function(){document.cookie=(p?'__Host-':'')+'sheet='+l.href.replace(/.*\\/|[.]css.*/g,'')+';path=/;max-age=86400;samesite=lax'+(p?';secure':'')}})(document.querySelector('link[data-precedence]'),location.protocol=='https:');`;

/** Script that requests the complete sheets. A sheet that script requests delays no paint. */
export const wholeSheets = `${remember}document.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='stylesheet'});`;

/**
 * Changes nothing where a sheet is not part of this build.
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

/**
 * The part of a sheet that its file lacks because each document has it in its head (hosting/build/compile-styles.mjs).
 *
 * @param {Sheet} sheet
 */
function leftOutOf(sheet) {
  return sheet.filter(part => typeof part === 'string' && /^@(font-face|property)/.test(part)).join('');
}
