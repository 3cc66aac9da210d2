/**
 * The function's handler: does in front of OpenNext's handler what our server does in front of Next on a Node machine.
 */
import { manifest } from 'doorstep-build/known';
import { requestedHost } from '../../lib/requests/request-scheme.ts';
import { securityHeaders } from '../../lib/security-headers.mjs';
import { finishDocument } from '../document/finish-document.mjs';
import { keptByCaches } from '../document/kept-by-caches.mjs';
import { ownPage } from '../document/own-page.mjs';
import { withoutShared } from '../document/shared-layouts.mjs';
import { refusalOf } from '../requests/untaken.mjs';
import { compressLarge } from './compress-large.mjs';
import { endedStream } from './ended-stream.mjs';
import { pictureOf } from './picture.mjs';

// Our page cache finishes what it keeps, and a function has no static files to read the manifest from. The platform
// freezes the function behind each answer, and lines of the log that wait for others would be lost with it.
Object.assign(globalThis, { doorstepManifest: manifest, doorstepLogsAtOnce: true });
const { handler: answer } = await import('doorstep-build/function');

/** Headers by which parts of OpenNext speak to each other. It would believe a visitor's, or throw over them. */
const ofOpenNext = /^x-open-?next-/;

/** @type {Record<string, string>} */
const ofEveryAnswer = Object.fromEntries(securityHeaders({ isDevelopment: false }));

/**
 * @typedef {{ rawPath: string, rawQueryString: string, headers: Record<string, string>, cookies?: string[], requestContext: { http: { method: string, sourceIp: string } } }} Event
 * @typedef {{ statusCode: number, headers?: Record<string, string>, cookies?: string[], body?: string, isBase64Encoded?: boolean }} Answer
 */

/** @param {Event} event @param {unknown} context @returns {Promise<Answer>} */
export async function handler(event, context) {
  const { rawPath, rawQueryString, cookies } = event;
  const refusal = refusalOf({
    method: event.requestContext.http.method,
    url: `${rawPath}?${rawQueryString}`,
    cookies: cookies?.join(';'),
    routerState: event.headers['next-router-state-tree'],
  });
  if (refusal !== null) return { statusCode: refusal.status, headers: refusal.headers };
  const asked = fromPlatform(event);
  if (asked === null) return { statusCode: 400, headers: { 'cache-control': 'no-store' } };
  const picture = await pictureOf(event);
  if (picture !== null) return picture;
  // An answer leaves only when it is complete, so a stream of events would never arrive.
  if (event.headers.accept === 'text/event-stream') return endedStream;
  return compressLarge(withOurHeaders(finished(await answer(asked, context), event)), event.headers['accept-encoding']);
}

/**
 * Leaves out what only OpenNext itself may say, and names the host as a URL does: a page whose host is written in another
 * way was one of another host for OpenNext. Null where the request names no host.
 *
 * @param {Event} event @returns {Event | null}
 */
function fromPlatform(event) {
  const { headers } = event;
  const { PROXIES } = process.env;
  const named = requestedHost({ get: name => headers[name] ?? null }, { PROXIES });
  const host = URL.parse(`https://${named ?? ''}`)?.host;
  if (host === undefined) return null;
  const theirs = Object.entries(headers).filter(([name]) => name !== 'x-forwarded-host' && !ofOpenNext.test(name));
  return { ...event, headers: { ...Object.fromEntries(theirs), host } };
}

/**
 * Limits how caches keep an answer, and protects it where OpenNext has not: it gives the headers of next.config.mjs to no
 * answer of the middleware's own.
 *
 * @param {Answer} given @returns {Answer}
 */
function withOurHeaders(given) {
  const headers = { ...ofEveryAnswer, ...given.headers };
  const cacheControl = headers['cache-control'];
  return { ...given, headers: cacheControl ? { ...headers, 'cache-control': keptByCaches(cacheControl) } : headers };
}

/**
 * Finishes a document; one from the page cache is finished already and stays as it is. Of a kept page's data for the
 * router it leaves out the layouts that the visitor has.
 *
 * @param {Answer} given @param {Event} event @returns {Answer}
 */
function finished(given, { headers: asked, cookies = [] }) {
  const { headers = {}, body = '', isBase64Encoded = false } = given;
  const type = headers['content-type'] ?? '';
  const isDocument = type.startsWith('text/html');
  const isKeptData = type.startsWith('text/x-component') && headers['x-nextjs-cache'] !== undefined;
  if (!isDocument && !isKeptData) return given;
  const { 'content-length': _, ...others } = headers;
  const made = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  const own = ownPage(headers['cache-control'] ?? '', cookies.join('; '));
  const sent = isDocument ? finishDocument(made, manifest, own) : withoutShared(made, name => asked[name]);
  return { ...given, headers: others, body: sent, isBase64Encoded: false };
}
