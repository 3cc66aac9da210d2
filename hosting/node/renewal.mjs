/**
 * Asks this server itself for a page that is held, before somebody has to wait for it. The request says whose page it is as
 * the visitor's does, and is known by a word that no visitor can know.
 */
import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';

const header = 'x-doorstep-renewal';
const word = randomUUID();
const agent = new Agent({ keepAlive: true, maxSockets: 2 });

/** Milliseconds after which the page is not waited for: what is held has run out by then. */
const patience = 10_000;

/** What is the visitor's own: what they have already, how they want it sent, and under which number it is logged. */
const ofTheVisitor = ['if-none-match', 'accept-encoding', 'connection', 'x-request-id', 'traceparent', 'tracestate'];

/** @typedef {import('node:http').IncomingMessage} Request */

/**
 * Whether this request is one of these; it is like any other afterwards.
 *
 * @param {Request} request
 */
export function isRenewal({ headers }) {
  const isOurs = headers[header] === word;
  if (isOurs) delete headers[header];
  return isOurs;
}

/**
 * Nobody waits for it, and one that does not come is asked for by the next visitor.
 *
 * @param {Request} request of a visitor for this page
 */
export function renew({ url, headers, socket }) {
  const same = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheVisitor.includes(name)));
  const server = { agent, host: socket.localAddress, port: socket.localPort, signal: AbortSignal.timeout(patience) };
  const asked = get({ ...server, path: url, headers: { ...same, [header]: word } }, answer => answer.resume());
  asked.on('error', () => {});
}
