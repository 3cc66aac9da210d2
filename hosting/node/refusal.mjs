/**
 * Refuses a request while the server ends or has too much to do: 503, when to come again, and for people a page in their
 * language that comes again by itself.
 */
import { readFileSync } from 'node:fs';

/** @typedef {{ title: string, restarting: string, tryAgain: string }} Words */

/** Languages with words of our own (docs/behaviour.md 9). */
const words = Object.fromEntries(
  ['en', 'de', 'ar'].map(language => {
    const file = new URL(`../../messages/${language}.json`, import.meta.url);
    return [language, /** @type {{ errorPage: Words }} */ (JSON.parse(readFileSync(file, 'utf8'))).errorPage];
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
  if (method !== 'GET' || !String(headers.accept).includes('text/html')) return void response.end();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(pageOf(/^\/(de|ar)(?![\w-])/.exec(url)?.[1] ?? 'en', seconds));
}

/** @param {string} language @param {number} seconds */
function pageOf(language, seconds) {
  const { title, restarting, tryAgain } = /** @type {Words} */ (words[language]);
  // An empty reference is the page that was asked for, so that nothing of the request is repeated here.
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>${title}</title></head><body><main><h1>${title}</h1><p>${restarting}</p><p><a href="">${tryAgain}</a></p></main></body></html>`;
}
