/** Passes requests from the thread in front to the thread that makes pages, and answers back. */
import { Agent, request as send } from 'node:http';
import { refuse, refuseUnknownForm } from '../refusal.mjs';
import { countForm } from './large-forms.mjs';

/**
 * The largest size of a request's or an answer's headers, in bytes. Node allows 16 KB, but a browser may send some
 * twenty cookies of ours of 4 KB each, and a customer refused for that could not even sign out.
 */
export const mostHeaders = 96 * 1024;

/** Marks a request as passed on by the front, and names its sender: the secret, a space, the sender. */
const header = 'x-doorstep-front';

/** The sender of requests that Next makes to this server on behalf of somebody who already waits. */
export const insideSender = 'inside';

/** Headers that concern one connection (RFC 9110, 7.6.1), or that Node writes anew for the next one. */
const ofTheConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
  ...['date', header],
]);

/**
 * Headers of requests for a part of a file, or for one of another version. Next answers 500 where a file has no such part
 * or version; pages ignore these headers in any case, and no browser sends them for what is served here.
 */
const ofParts = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/**
 * Headers that name the inner path or URL; that of a picture contains the API's URL, which may be one of a private
 * network.
 */
const ofTheMiddleware = /^x-middleware-/;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ port: number, secret: string }} Pages where the thread that makes pages, and the secret by which it recognizes the front
 */

/**
 * Returns who sent a request that the front has passed on, and removes the mark: a network address, `insideSender`, or ''
 * where senders cannot be told apart. Null where the request did not come from the front.
 *
 * @param {Request} request @param {string} secret
 */
export function forwardedFrom({ headers }, secret) {
  const said = String(headers[header] ?? '');
  delete headers[header];
  // A mark without a sender has lost its space: HTTP drops one at the end of a header.
  if (said === secret) return '';
  return said.startsWith(`${secret} `) ? said.slice(secret.length + 1) : null;
}

/**
 * Whether Next itself has sent this request while it answers a form (markForm).
 *
 * @param {Request} request @param {string} secret
 */
export function isFromInside({ headers }, secret) {
  return headers[header] === secret;
}

/**
 * Marks a form sent by script. Next answers it by requesting the page that it leads to from this very server, with the
 * headers of the form: the mark tells the front that this is no new visitor (`sendersOf`). No other request gets the
 * mark, because Next hands the headers of some on to the API.
 *
 * @param {Request} request @param {string} secret
 */
export function markForm({ headers }, secret) {
  if (headers['next-action'] !== undefined) headers[header] = secret;
}

/** @param {Pages} pages */
export function forwardTo({ port, secret }) {
  const agent = new Agent({ keepAlive: true });

  /** @param {Request} request @param {Response} response @param {string} sender */
  return function forward(request, response, sender) {
    const { method = 'GET', url: path } = request;
    const headers = endToEnd(request.headers);
    for (const name of ofParts) delete headers[name];
    Object.assign(headers, { 'x-forwarded-for': sendersOf(request, secret), [header]: `${secret} ${sender}` });
    const hasBody = method === 'POST';
    if (!hasBody) delete headers['content-length'];
    const asked = send({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers,
      // The checks of some load balancers are of HTTP/1.0, which needs none.
      setHost: headers.host === undefined,
      maxHeaderSize: mostHeaders,
    });
    let isAnswered = false;
    asked.once('response', answer => {
      isAnswered = true;
      if (isUnknownForm(request, answer)) {
        answer.resume();
        return refuseUnknownForm(request, response);
      }
      response.statusCode = answer.statusCode ?? 500;
      for (const [name, value] of Object.entries(endToEnd(answer.headers)))
        if (!ofTheMiddleware.test(name)) response.setHeader(name, value);
      answer.once('error', () => response.destroy());
      answer.pipe(response);
    });
    // An answer that came before the whole request was read is valid.
    asked.on('error', () => {
      if (!isAnswered && !response.closed) refuse(request, response, 5);
    });
    response.once('close', () => {
      // The unread rest of a form is read and thrown away, or the next request on the connection would wait behind it.
      request.unpipe(asked).resume();
      asked.destroy();
    });
    if (!hasBody) return void asked.end();
    countForm(request, response, () => {
      isAnswered = true;
      asked.destroy();
      if (!response.headersSent) refuse(request, response, 30);
    });
    request.pipe(asked);
  };
}

/**
 * Whether Next does not know the action of a form sent without script. Where script sent it, the page tells the customer.
 *
 * @param {Request} request @param {Request} answer
 */
function isUnknownForm({ method, headers }, { statusCode, headers: { 'content-type': type = '' } }) {
  return (
    method === 'POST' && headers['next-action'] === undefined && statusCode === 409 && type.startsWith('text/plain')
  );
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function endToEnd(headers) {
  /** @type {Record<string, string | string[]>} */
  const kept = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofTheConnection.has(name)) kept[name] = value;
  return kept;
}

/**
 * `X-Forwarded-For` with the sender's address at the end, as every proxy appends it, so that the last entry is true
 * whatever the sender claimed before it (lib/rate-limit/network-address.ts reads it). Next itself writes the header
 * only where it is missing. A request that Next makes to this server keeps the senders of the form that caused it.
 *
 * @param {Request} request @param {string} secret
 */
export function sendersOf(request, secret) {
  const { headers, socket } = request;
  if (isFromInside(request, secret)) return String(headers['x-forwarded-for'] ?? '');
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}
