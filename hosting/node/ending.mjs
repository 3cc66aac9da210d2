/**
 * Ends the server without cutting anybody off: requests in flight are answered, connections close behind their answer,
 * and whoever comes new is asked to come again in a moment (docs/decisions/047).
 */
import { refuse } from './refusal.mjs';

/** Milliseconds that requests in flight may take. An order may take 16 s (docs/behaviour.md 9). */
const longestDrain = 20_000;

/** Milliseconds after which a connection that nobody uses is closed: a request may just be on its way. */
const lull = 1000;

/**
 * Ends the process at once when nobody reads its log any more. Otherwise each line about the lost reader would be lost
 * in turn, for ever.
 */
export function endWithoutLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));
}

/**
 * Ends the server at SIGINT and SIGTERM (code 0) and after an uncaught exception (code 1), whatever else listens for
 * them.
 *
 * @param {import('node:http').Server} server
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   whether it has refused this request; must be asked first about each
 */
export function endInOrder(server) {
  const drain = drainOf(server);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => drain.begin(0));
  process.on('uncaughtException', error => {
    console.error('The server ends after an exception that nobody caught:', error);
    drain.begin(1);
  });
  return drain.refuses;
}

/** @param {import('node:http').Server} server */
function drainOf(server) {
  let isEnding = false;
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  /** Connections that came when the end had begun. @type {WeakSet<import('node:net').Socket>} */
  const late = new WeakSet();
  /** @type {Set<import('node:http').ServerResponse>} */
  const inFlight = new Set();

  server.on('connection', socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isEnding) late.add(socket);
  });

  /** @param {number} code */
  function begin(code) {
    if (isEnding) return;
    isEnding = true;
    for (const response of inFlight) closeBehind(response);
    setTimeout(() => process.exit(code), longestDrain);
    if (sockets.size === 0) process.exit(code);
    setTimeout(() => sweep(code), lull);
  }

  /** Closes what nobody uses, and ends once nothing is in flight. @param {number} code */
  function sweep(code) {
    if (inFlight.size === 0) process.exit(code);
    server.closeIdleConnections();
    setTimeout(() => sweep(code), 50);
  }

  return {
    begin,
    /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} */
    refuses(request, response) {
      inFlight.add(response);
      response.once('close', () => inFlight.delete(response));
      if (!isEnding) return false;
      closeBehind(response);
      if (!late.has(request.socket)) return false;
      refuse(request, response, 5);
      return true;
    },
  };
}

/** @param {import('node:http').ServerResponse} response */
function closeBehind(response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
