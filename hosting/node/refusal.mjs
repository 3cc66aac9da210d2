/**
 * Refuses a request while the server ends or has too much to do: 503, when to come again, and for people a page in their
 * language, which comes again by itself where it was asked for; what was posted, the browser's way back brings back.
 */
import { readFileSync } from 'node:fs';
import { defaultLocale, isArabicScript, isLocale, languageTag, locales } from '../../lib/i18n/locales.ts';

/** @typedef {{ title: string, restarting: string, tryAgain: string }} Words */

/** By locale. @type {Map<string, Words>} */
const words = new Map(
  locales.map(locale => {
    const file = new URL(`../../messages/${locale}.json`, import.meta.url);
    return [locale, JSON.parse(readFileSync(file, 'utf8')).errorPage];
  }),
);

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} seconds after which it is worth trying again
 */
export function refuse({ method, url = '/', headers }, response, seconds) {
  response.statusCode = 503;
  response.setHeader('Retry-After', seconds);
  response.setHeader('Cache-Control', 'no-store');
  const isForm = method === 'POST';
  if ((method !== 'GET' && !isForm) || !String(headers.accept).includes('text/html')) return void response.end();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const named = /^\/(\w+)(?![\w-])/.exec(url)?.[1];
  response.end(pageOf(isLocale(named) ? named : defaultLocale, isForm ? '' : refreshIn(seconds)));
}

/** @param {number} seconds */
function refreshIn(seconds) {
  return `<meta http-equiv="refresh" content="${seconds}">`;
}

/** @param {import('../../lib/i18n/locales.ts').Locale} locale @param {string} refresh */
function pageOf(locale, refresh) {
  const { title, restarting, tryAgain } = /** @type {Words} */ (words.get(locale));
  const direction = isArabicScript(locale) ? 'rtl' : 'ltr';
  // An empty reference is the page that was asked for, so that nothing of the request is repeated here.
  return `<!doctype html><html lang="${languageTag(locale)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">${refresh}<title>${title}</title></head><body><main><h1>${title}</h1><p>${restarting}</p><p><a href="">${tryAgain}</a></p></main></body></html>`;
}
