/**
 * Prepares every answer of a Node host before it is sent, however Next was started: finishes documents
 * (docs/decisions/120) and compresses.
 */
import { channel } from 'node:diagnostics_channel';
import compression from 'compression';
import { generateETag } from 'next/dist/server/lib/etag.js';
import { finishDocument } from '../document/finish-document.mjs';
import { keptByCaches } from '../document/kept-by-caches.mjs';
import { ownPage } from '../document/own-page.mjs';
import { readManifest } from '../document/read-manifest.mjs';
import { withoutShared } from '../document/shared-layouts.mjs';
import { compressedForOne } from './encoding.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(document: string, own: import('../document/own-page.mjs').Own | null) => string | Promise<string>} Finish `own`:
 *   for whom, where the page is one visitor's own
 */

const compressWhileSent = compression();

/**
 * Prepares the answers of all servers of this process, for hosts where our server (serve.mjs) does not stand in front
 * of Next.
 *
 * @returns {() => void} ends it
 */
export function prepareAnswers() {
  const manifest = readManifest();
  const started = channel('http.server.request.start');
  /** @param {unknown} message */
  const prepare = message => {
    const { request, response } = /** @type {{ request: Request, response: Response }} */ (message);
    compressAnswer(request, response);
    finishAnswer(request, response, (document, own) => finishDocument(document, manifest, own));
  };
  started.subscribe(prepare);
  return () => void started.unsubscribe(prepare);
}

/** @param {Request} request @param {Response} response */
export function compressAnswer(request, response) {
  compressWhileSent(/** @type {any} */ (request), /** @type {any} */ (response), () => {});
}

/**
 * Finishes a document and compresses it. A page rendered for its visitor arrives in pieces and is sent as a whole once
 * it is complete: no page of ours streams, and what is sent at once arrives even if the process is killed meanwhile. So
 * are robots.txt, the sitemaps and the manifest. A kept page's data for the router leaves out the layouts that the
 * visitor has (docs/decisions/183).
 *
 * @param {Request} request
 * @param {Response} response
 * @param {Finish} finish
 * @param {(plain: Buffer) => import('./front/compressed-copies.mjs').CompressedCopies | null} [copiesFor] called with the
 *   finished document, or with such data; null where only this visitor gets it
 */
export function finishAnswer(request, response, finish, copiesFor = () => null) {
  if (!isVisit(request)) return;
  // Next takes the router's headers away while it answers.
  const asked = { ...request.headers };
  limitCaching(response);
  const isHeld = () => isPage(response) || isForPrograms(response);
  whenWhole(response, isHeld, async whole => {
    if (!isPage(response)) return sentAtOnce(response, whole);
    const body = isDocument(response)
      ? await finished(request, response, whole.toString(), finish)
      : withoutShared(whole.toString(), name => asked[name]);
    const plain = Buffer.from(body);
    const copies = copiesFor(plain);
    // Once the head is written it cannot say how the body is compressed. Next does not write it before a page.
    if (response.headersSent) return plain;
    const sent = await (copies ? copies.answer(request, response, plain) : compressedForOne(request, response, plain));
    return sentAtOnce(response, sent);
  });
}

/**
 * With its length, because the end of a body without one is sent by itself.
 *
 * @param {Response} response @param {Buffer} body
 */
function sentAtOnce(response, body) {
  if (body.length > 0 && !response.headersSent) response.setHeader('content-length', body.length);
  return body;
}

/** @param {Request} request @param {Response} response @param {string} made @param {Finish} finish */
async function finished(request, response, made, finish) {
  const cacheControl = String(response.getHeader('cache-control') ?? '');
  const document = await finish(made, ownPage(cacheControl, request.headers.cookie ?? ''));
  // The ETag that Next gives the same page when it comes, finished, from its cache.
  if (document !== made && response.hasHeader('etag')) response.setHeader('etag', generateETag(document));
  return document;
}

/**
 * Holds an answer back until it is complete.
 *
 * @param {Response} response
 * @param {() => boolean} isWanted whether this answer is; any other passes as it comes
 * @param {(whole: Buffer) => Promise<Buffer>} answer what is sent for it
 */
function whenWhole(response, isWanted, answer) {
  const { write, end, flushHeaders } = response;
  /** @type {Buffer[]} */
  const pieces = [];
  // Headers have to wait for the whole page: its compression, which is one of them, is not decided yet.
  response.flushHeaders = () => {
    if (!isWanted()) flushHeaders.call(response);
  };
  response.write = /** @type {typeof write} */ (
    /** @param {any[]} args */
    (...args) => {
      if (!isWanted()) return /** @type {Function} */ (write).apply(response, args);
      pieces.push(Buffer.from(args[0]));
      return true;
    }
  );
  response.end = /** @type {typeof end} */ (
    /** @param {any[]} args */
    (...args) => {
      if (!isWanted()) return /** @type {Function} */ (end).apply(response, args);
      const [last] = args;
      if (typeof last === 'string' || Buffer.isBuffer(last)) pieces.push(Buffer.from(last));
      const listeners = args.filter(arg => typeof arg === 'function');
      answer(Buffer.concat(pieces))
        .then(body => void (/** @type {Function} */ (end).call(response, body, ...listeners)))
        .catch(error => response.destroy(error));
      return response;
    }
  );
}

/** @param {Response} response */
function limitCaching(response) {
  const { writeHead } = response;
  response.writeHead = /** @type {typeof writeHead} */ (
    /** @param {any[]} args */
    (...args) => {
      const cacheControl = response.getHeader('cache-control');
      if (typeof cacheControl === 'string') response.setHeader('cache-control', keptByCaches(cacheControl));
      return /** @type {Function} */ (writeHead).apply(response, args);
    }
  );
}

/**
 * A form that is posted without script is answered by its page too.
 *
 * @param {Request} request
 */
function isVisit({ method = '', url = '/', headers }) {
  const isForPage = ['GET', 'POST'].includes(method) && headers['next-action'] === undefined;
  return isForPage && !url.startsWith('/_next/') && !url.startsWith('/api/');
}

/** @param {Response} response */
function isPage(response) {
  return isDocument(response) || (isFlightData(response) && response.hasHeader('x-nextjs-cache'));
}

/** @param {Response} response */
function isFlightData(response) {
  return String(response.getHeader('content-type')).startsWith('text/x-component');
}

/** Robots.txt, a sitemap, the manifest. @param {Response} response */
function isForPrograms(response) {
  return /^(text\/plain|application\/(xml|manifest\+json))/.test(String(response.getHeader('content-type')));
}

/** @param {Response} response */
function isDocument(response) {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

/** Whether Next answered from its cache. @param {Response} response */
export function isFromCache(response) {
  const state = response.getHeader('x-nextjs-cache');
  return state === 'HIT' || state === 'STALE';
}
