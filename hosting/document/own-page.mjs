/**
 * Tells a page that is made for one visitor and kept by nobody, and what that visitor's browser has already. Such a page is
 * finished for them alone, and as quickly as can be, because each visit makes it anew (docs/decisions/163).
 */

/** @typedef {{ sheet: string }} Own `sheet`: the name of the stylesheet of all pages that the browser holds; '' for none */

/** As the loader writes it (inline-styles.mjs); lib/cookies/readable-cookies.ts lists it. */
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
