/** The Worker: does in front of OpenNext's bundle what our server does in front of Next on a Node machine. */
import './prepare.mjs';
import { manifest } from 'doorstep-build/known';
import storefront from 'doorstep-build/worker';
import { securityHeaders } from '../../lib/security-headers.mjs';
import { finishDocument } from '../document/finish-document.mjs';
import { keptByCaches } from '../document/kept-by-caches.mjs';
import { ownPage } from '../document/own-page.mjs';
import { withoutShared } from '../document/shared-layouts.mjs';
import { refusalOf } from '../requests/untaken.mjs';
import { logVisit } from './log.mjs';
import { answerPicture } from './pictures.mjs';
import { inVisit } from './visit.mjs';

export { Agreed } from './agreed-store.mjs';
export { Forgotten } from './forgotten.mjs';

/** Bytes: more than any form may have (lib/request-body.ts), as next.config.mjs has it for Next's own server. */
const mostBody = 17 * 1024 * 1024;

export default {
  /** @param {Request} request @param {any} env @param {any} context @returns {Promise<Response>} */
  fetch(request, env, context) {
    const began = Date.now();
    const answerAs = (/** @type {Request} */ asked) => page(asked, env, context);
    const visit = async () => {
      const answer = refused(request) ?? answerPicture(request, env, context) ?? answerAs(request);
      // Work that was begun goes on after the visitor has left.
      context.waitUntil(answer.catch(() => {}));
      const response = await answer;
      logVisit(request, response, began);
      return response;
    };
    return inVisit(idOf(request), visit, { origin: new URL(request.url).origin, answer: answerAs });
  },
};

/**
 * The platform's own paths do not come here in its network. Where they do, OpenNext would fetch a picture from any URL that
 * the path names.
 *
 * @param {Request} request @returns {Promise<Response> | null}
 */
function refused({ method, url, headers }) {
  const [cookies, routerState] = ['cookie', 'next-router-state-tree'].map(name => headers.get(name) ?? undefined);
  const { pathname, search } = new URL(url);
  const isPlatforms = pathname.startsWith('/cdn-cgi/');
  const refusal = isPlatforms
    ? { status: 404 }
    : refusalOf({ method, url: `${pathname}${search}`, cookies, routerState });
  return refusal === null ? null : Promise.resolve(new Response(null, refusal));
}

/** @param {Request} request @param {any} env @param {any} context */
async function page(request, env, context) {
  const answer = await storefront.fetch(fromPlatform(request), env, context);
  return withOurHeaders(await finished(answer, request));
}

/**
 * Limits how caches keep an answer, and protects it where OpenNext has not: it gives the headers of next.config.mjs to no
 * answer of the middleware's own.
 *
 * @param {Response} response
 */
function withOurHeaders(response) {
  const answer = new Response(response.body, response);
  const cacheControl = answer.headers.get('cache-control');
  if (cacheControl !== null) answer.headers.set('cache-control', keptByCaches(cacheControl));
  for (const [name, value] of securityHeaders({ isDevelopment: false }))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}

/**
 * Takes the visitor's address from the platform; what the visitor claims is not believed. Cuts off what is posted beyond
 * the size of our forms.
 *
 * @param {Request} request
 */
function fromPlatform(request) {
  const headers = new Headers(request.headers);
  const { protocol } = new URL(request.url);
  headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '127.0.0.1');
  headers.set('x-forwarded-proto', protocol.replace(':', ''));
  headers.delete('x-forwarded-host');
  const cut = { body: cutOff(request.body), duplex: 'half' };
  return new Request(request, { headers, signal: request.signal, ...cut });
}

/**
 * OpenNext holds a whole body, several times, before the middleware measures it. An isolate has 128 MB, and the platform
 * takes bodies of a hundred: one would end the isolate, and all visits there with it. The rest is read and thrown away,
 * because cancelling would close the connection.
 *
 * @param {ReadableStream<Uint8Array> | null} body
 */
function cutOff(body) {
  let room = mostBody;
  const cut = new TransformStream({
    /** @param {Uint8Array} piece @param {TransformStreamDefaultController} rest */
    transform(piece, rest) {
      if (room > 0) rest.enqueue(piece.subarray(0, room));
      room -= piece.byteLength;
    },
  });
  return body?.pipeThrough(cut) ?? null;
}

/**
 * Finishes a document; one from the page cache is finished already and stays as it is. Of a kept page's data for the
 * router it leaves out the layouts that the visitor has.
 *
 * @param {Response} response @param {Request} request
 */
async function finished(response, request) {
  const type = response.headers.get('content-type') ?? '';
  const isDocument = type.startsWith('text/html');
  const isKeptData = type.startsWith('text/x-component') && response.headers.has('x-nextjs-cache');
  if ((!isDocument && !isKeptData) || response.body === null) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const { status } = response;
  const made = await response.text();
  const own = ownPage(headers.get('cache-control') ?? '', request.headers.get('cookie') ?? '');
  const body = isDocument
    ? finishDocument(made, manifest, own)
    : withoutShared(made, name => request.headers.get(name));
  return new Response(body, { status, headers });
}

/** The id that a proxy gave the request, where it looks like one. @param {Request} request */
function idOf({ headers }) {
  return headers.get('cf-ray') ?? crypto.randomUUID();
}
