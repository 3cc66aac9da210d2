/**
 * Computes the key under which ready pages are held. Requests share a key where they get the same document, or the same
 * data of a page: where `route()` gives the same answer for them, with the request read as Next reads it
 * (docs/decisions/045, 164).
 */
import { RequestCookies } from 'next/dist/compiled/@edge-runtime/cookies/index.js';
import { cookieName } from '../../../lib/cookies/cookie-table.ts';
import { isSecureRequest } from '../../../lib/requests/request-scheme.ts';
import { missing, route, visitOf } from '../../../lib/route.ts';
import { parseMe } from '../../../lib/session/me.ts';
import { askedPart, isOfRouter } from './router-request.mjs';

/** Headers of proxies that change no document. Any other `x-…` header may be one of Next's own. */
const ofProxies = new Set(
  ['for', 'server', 'prefix', 'client-cert']
    .map(name => `x-forwarded-${name}`)
    .concat('x-real-ip', 'x-client-ip', 'x-request-id', 'x-request-start', 'x-correlation-id', 'x-amzn-trace-id')
    .concat('x-cloud-trace-context', 'x-requested-with', 'x-scheme', 'x-original-forwarded-for'),
);

/** Headers from which Next builds the URLs that it compares its rewrites with. */
const origins = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];

/** Headers that ask for something else than a page, or that announce a body. */
const otherThanPage = /^(x-|next-|range$|purpose$|expect$|upgrade$|content-|transfer-encoding$)/;

/**
 * Null for a request that contains anything the key does not cover: it is answered, but its answer is not held.
 *
 * @param {import('node:http').IncomingMessage} request @returns {string | null}
 */
export function keyOf({ method, url: sent = '/', headers }) {
  const { part, url, market } = askedPart({ url: sent, headers }) ?? { part: null, url: sent, market: null };
  if (
    part === null ||
    method !== 'GET' ||
    !url.startsWith('/') ||
    url.startsWith('/_next/') ||
    !Object.keys(headers).every(isKnown)
  )
    return null;
  const cookies = cookiesOf(headers.cookie);
  const page = URL.parse(url, 'http://localhost');
  if (cookies === null || page === null || page.host !== 'localhost') return null;
  // `ended` ends a session, `told` becomes a notice. `_rsc` is the router's; the part that it asks for is already known.
  if (['ended', 'told', '_rsc'].some(key => page.searchParams.has(key))) return null;
  const { SITE_URL, PROXIES } = process.env;
  const isSecure = isSecureRequest({ get: name => String(headers[name] ?? '') || null }, { SITE_URL, PROXIES });
  /** @param {import('../../../lib/cookies/cookie-table.ts').CookieName} name */
  const readCookie = name => cookies.get(cookieName(name, isSecure))?.value;
  // The session of this visitor has expired, and the middleware has to clear the `me` cookie.
  if (parseMe(readCookie('me')).isSignedIn && readCookie('session') === undefined) return null;
  // The middleware has this browser withdraw a push subscription (lib/push/withdraw-push.ts).
  if (readCookie('others-push') !== undefined) return null;
  const site = headers['sec-fetch-site'];
  const answer = route(visitOf({ path: page.pathname, query: page.searchParams, readCookie, site }));
  if (answer.kind !== 'page' || answer.isOwn || answer.inner === missing) return null;
  const isWithin = market !== null && answer.inner.startsWith(`/${market.locale}/${market.currency}/`);
  const asked = isWithin ? `${part} without layouts` : part;
  return JSON.stringify([answer.inner, asked, url, ...origins.map(name => headers[name] ?? null)]);
}

/**
 * The key of the document that a part belongs to. Next keeps a page with all its parts, or none of them.
 *
 * @param {string} key
 */
export function documentKeyOf(key) {
  const [inner, , ...rest] = JSON.parse(key);
  return JSON.stringify([inner, '', ...rest]);
}

/** @param {string} name */
function isKnown(name) {
  return !otherThanPage.test(name) || isOfRouter(name) || ofProxies.has(name) || origins.includes(name);
}

/**
 * Null where a name occurs twice, of which each parser picks another one, and where Next would read the request as a
 * preview.
 *
 * @param {string | undefined} header
 */
function cookiesOf(header = '') {
  const names = header.split(';').map(pair => pair.split('=', 1)[0]?.trim() ?? '');
  const given = names.filter(name => name !== '');
  const isUnknown = given.some(name => name.startsWith('__prerender') || name.startsWith('__next'));
  if (isUnknown || new Set(given).size < given.length) return null;
  try {
    return new RequestCookies(new Headers({ cookie: header }));
  } catch {
    return null;
  }
}
