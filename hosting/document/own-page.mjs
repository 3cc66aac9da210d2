/**
 * Recognises a page that was made for one visitor and that no cache keeps, and which stylesheet their browser already
 * has. Such a page is sent once, so the steps of finishing that take long are left out (docs/decisions/163).
 */

/** @typedef {{ sheet: string }} Own `sheet`: the name of the stylesheet of all pages that the browser holds; '' for none */

/** Written by the script of inline-styles.mjs; lib/cookies/readable-cookies.ts lists it. */
const sheetCookie = /(?:^|; )(?:__Host-)?sheet=([\w-]+)/;

/**
 * @param {string} cacheControl of the answer
 * @param {string} cookies of the request
 * @returns {Own | null} null for a page that others may get as well
 */
export function ownPage(cacheControl, cookies) {
  if (!cacheControl.includes('no-store')) return null;
  return { sheet: sheetCookie.exec(cookies)?.[1] ?? '' };
}
