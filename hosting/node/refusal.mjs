/**
 * Refuses a request while the server is ending or overloaded (503), where one network address asks for more than its
 * share (429), or a form whose action this build does not have (409). It says when to try again. People get a page in
 * their language, which reloads by itself where a page was asked for; where a form was sent, it says how to get back what
 * was typed.
 */
import { readFileSync } from 'node:fs';
import { bareLooks } from '../../lib/bare-looks.ts';
import { isArabicScript, languageTag, localeOf, locales } from '../../lib/i18n/locales.ts';
import { securityHeaders } from '../../lib/security-headers.mjs';

/** @typedef {Record<'title' | 'text' | 'afterForm' | 'tryAgain', string>} Words */
/** @typedef {'busy' | 'tooMany' | 'unknown'} Why */

/** By locale. @type {Map<string, Record<Why, Words>>} */
const words = new Map(
  locales.map(locale => {
    const file = new URL(`../../messages/${locale}.json`, import.meta.url);
    const { errorPage, refused } = JSON.parse(readFileSync(file, 'utf8'));
    const { title, restarting: text, restartingForm: afterForm, tryAgain } = errorPage;
    const tooMany = { title: refused.tooManyTitle, text: refused.tooMany, afterForm, tryAgain };
    // The browser's way back leads to the form that is not known.
    const unknown = { title, text: errorPage.crash, afterForm: '', tryAgain };
    return [locale, { busy: { title, text, afterForm, tryAgain }, tooMany, unknown }];
  }),
);

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** @param {Request} request @param {Response} response @param {number} seconds after which it is worth trying again */
export function refuse(request, response, seconds) {
  response.statusCode = 503;
  response.setHeader('Retry-After', seconds);
  say('busy', request, response, seconds);
}

/** @param {Request} request @param {Response} response @param {number} seconds after which it is worth trying again */
export function refuseTooMany(request, response, seconds) {
  response.statusCode = 429;
  response.setHeader('Retry-After', seconds);
  say('tooMany', request, response, seconds);
}

/**
 * Replaces Next's answer, a line of English: the form was made by a build with another key (docs/operations.md 3).
 *
 * @param {Request} request @param {Response} response
 */
export function refuseUnknownForm(request, response) {
  response.statusCode = 409;
  say('unknown', request, response, 0);
}

/** @param {Why} why @param {Request} request @param {Response} response @param {number} seconds */
function say(why, { method, url = '/', headers }, response, seconds) {
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of securityHeaders({ isDevelopment: false })) response.setHeader(name, value);
  const isForm = method === 'POST';
  if ((method !== 'GET' && !isForm) || !String(headers.accept).includes('text/html')) return void response.end();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const locale = localeOf(/^\/(\w+)(?![\w-])/.exec(url)?.[1]);
  const said = /** @type {Record<Why, Words>} */ (words.get(locale))[why];
  response.end(pageOf(said, locale, isForm ? null : refreshIn(seconds)));
}

/** @param {number} seconds */
function refreshIn(seconds) {
  return `<meta http-equiv="refresh" content="${seconds}">`;
}

/**
 * @param {Words} words
 * @param {import('../../lib/i18n/locales.ts').Locale} locale
 * @param {string | null} refresh null where a form was sent
 */
function pageOf({ title, text, afterForm, tryAgain }, locale, refresh) {
  const direction = isArabicScript(locale) ? 'rtl' : 'ltr';
  // An empty reference means the requested page, so nothing of the request has to be repeated here.
  return `<!doctype html><html lang="${languageTag(locale)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refresh ?? ''}<title>${title}</title><style>${bareLooks}</style></head><body><main><h1>${title}</h1><p>${refresh === null ? `${text} ${afterForm}`.trim() : text}</p><p><a href="">${tryAgain}</a></p></main></body></html>`;
}
