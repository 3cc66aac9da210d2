/**
 * Requests a held page from this server before it runs out, so that no visitor has to wait for it. The request carries
 * the headers of a visitor's, which say which page it is, and a secret by which it is recognized.
 */
import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';

const header = 'x-doorstep-renewal';
const secret = randomUUID();
const agent = new Agent({ keepAlive: true, maxSockets: 2 });

/** Milliseconds to wait for the page; by then what is held has run out. */
const patience = 10_000;

/** Headers that concern the visitor alone: what they have already, how it is to be sent, and the id in the log. */
const ofTheVisitor = ['if-none-match', 'accept-encoding', 'connection', 'x-request-id', 'traceparent', 'tracestate'];

/** @typedef {import('node:http').IncomingMessage} Request */

/**
 * Whether this request is such a renewal; removes the secret.
 *
 * @param {Request} request
 */
export function isRenewal({ headers }) {
  const isOurs = headers[header] === secret;
  if (isOurs) delete headers[header];
  return isOurs;
}

/**
 * Nobody waits for the renewal: if it fails, the next visitor's request gets the page.
 *
 * @param {Request} request of a visitor for this page
 */
export function renewAhead({ url, headers, socket }) {
  const same = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheVisitor.includes(name)));
  const server = { agent, host: socket.localAddress, port: socket.localPort, signal: AbortSignal.timeout(patience) };
  const asked = get({ ...server, path: url, headers: { ...same, [header]: secret } }, answer => answer.resume());
  asked.on('error', () => {});
}
