/** Between the thread that receives visitors and the one that makes pages: requests are passed on, and answers back. */
import { Agent, request as send } from 'node:http';
import { countForm } from './large-forms.mjs';
import { refuse } from './refusal.mjs';

/**
 * Bytes of a request's headers, or of an answer's. Node takes 16 KB, and a browser may bring some twenty cookies of ours of 4
 * KB each: whoever is refused for them could not even sign out.
 */
export const mostHeaders = 96 * 1024;

/** Says that a request comes from the front, and from whom: the word, a blank, the sender. */
const header = 'x-doorstep-front';

/** The sender of what this server asks of itself for somebody who waits for it already. */
export const inside = 'inside';

/** What belongs to one connection (RFC 9110, 7.6.1), or is said again by Node for the next one. */
const ofTheConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
  ...['date', header],
]);

/** Where a request led to inside; that of a picture names the API's address, which may be one of a network behind us. */
const ofTheMiddleware = /^x-middleware-/;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ port: number, word: string }} Pages where pages are made, and the word by which it knows the front
 */

/**
 * Who has sent a request that the front has passed on, which is like any other afterwards: a network address, `inside`, or
 * nothing where people are not told apart. Null where it does not come from the front.
 *
 * @param {Request} request @param {string} word
 */
export function forwardedFrom({ headers }, word) {
  const said = String(headers[header] ?? '');
  delete headers[header];
  // A blank at the end of a header does not arrive.
  if (said === word) return '';
  return said.startsWith(`${word} `) ? said.slice(word.length + 1) : null;
}

/**
 * Whether Next has sent this request for the answer to a form (markForm).
 *
 * @param {Request} request @param {string} word
 */
export function isFromInside({ headers }, word) {
  return headers[header] === word;
}

/**
 * Next asks this very server for the page that a form's answer leads to where script has sent the form, with the headers of
 * the form: by this word the front knows that nobody new has sent it (`sendersOf`). No other request has it, because Next hands
 * the headers of some on to the API.
 *
 * @param {Request} request @param {string} word
 */
export function markForm({ headers }, word) {
  if (headers['next-action'] !== undefined) headers[header] = word;
}

/** @param {Pages} pages */
export function forwardTo({ port, word }) {
  const agent = new Agent({ keepAlive: true });

  /** @param {Request} request @param {Response} response @param {string} sender */
  return function forward(request, response, sender) {
    const { method = 'GET', url: path } = request;
    const headers = endToEnd(request.headers);
    Object.assign(headers, { 'x-forwarded-for': sendersOf(request, word), [header]: `${word} ${sender}` });
    const hasBody = method === 'POST';
    if (!hasBody) delete headers['content-length'];
    const asked = send({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers,
      setHost: false,
      maxHeaderSize: mostHeaders,
    });
    let isAnswered = false;
    asked.once('response', answer => {
      isAnswered = true;
      response.statusCode = answer.statusCode ?? 500;
      for (const [name, value] of Object.entries(endToEnd(answer.headers)))
        if (!ofTheMiddleware.test(name)) response.setHeader(name, value);
      answer.once('error', () => response.destroy());
      answer.pipe(response);
    });
    // Where it was answered before all of it was read, the answer stands.
    asked.on('error', () => {
      if (!isAnswered && !response.closed) refuse(request, response, 5);
    });
    response.once('close', () => {
      // What is left of a form that was answered before its end is thrown away, or the connection's next request would
      // wait behind it.
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

/** @param {import('node:http').IncomingHttpHeaders} headers */
function endToEnd(headers) {
  /** @type {Record<string, string | string[]>} */
  const kept = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofTheConnection.has(name)) kept[name] = value;
  return kept;
}

/**
 * `X-Forwarded-For` with the sender's address behind it, as every proxy appends it, so that the last entry is true whatever
 * the sender claimed before it (lib/rate-limit/network-address.ts reads it). Next itself writes it only where it is
 * missing. What Next asks of this server itself has the same senders as the form that leads there.
 *
 * @param {Request} request @param {string} word
 */
export function sendersOf(request, word) {
  const { headers, socket } = request;
  if (isFromInside(request, word)) return String(headers['x-forwarded-for'] ?? '');
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}
