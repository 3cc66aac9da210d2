/**
 * Ends the server without cutting anybody off: requests in flight are answered, connections close behind their answer,
 * and whoever comes new is asked to come again in a moment (docs/decisions/047).
 */
import { refuse } from './refusal.mjs';

/** Milliseconds that requests in flight may take. An order may take 16 s (docs/behaviour.md 9). */
const longestDrain = 20_000;

/** Milliseconds for which visitors are still served while /api/ready says no, so that a balancer turns them away first. */
const leaving = 1000 * Number(process.env.LEAVE_SECONDS || 0);

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
 * @param {Server} server
 * @returns {(request: Request, response: Response) => boolean} whether it has refused this request; must be asked first
 *   about each
 */
export function endInOrder(server) {
  const drain = new Drain(server);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => drain.leave());
  process.on('uncaughtException', error => {
    console.error('The server ends after an exception that nobody caught:', error);
    drain.begin(1);
  });
  return (request, response) => drain.refuses(request, response);
}

/**
 * @typedef {import('node:http').Server} Server
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('node:net').Socket} Socket
 */

class Drain {
  #server;
  #isEnding = false;
  #accepted = 0;
  /** @type {Set<Socket>} */
  #sockets = new Set();
  /** Connections that came when the end had begun. @type {WeakSet<Socket>} */
  #late = new WeakSet();
  /** @type {Set<Response>} */
  #inFlight = new Set();

  /** @param {Server} server */
  constructor(server) {
    this.#server = server;
    server.on('connection', socket => {
      this.#accepted += 1;
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      if (this.#isEnding) this.#late.add(socket);
    });
  }

  /** @param {Request} request @param {Response} response */
  refuses(request, response) {
    this.#inFlight.add(response);
    response.once('close', () => this.#inFlight.delete(response));
    if (!this.#isEnding) return false;
    closeBehind(response);
    if (!this.#late.has(request.socket)) return false;
    refuse(request, response, 5);
    return true;
  }

  /** Says first that it is about to end (lib/operations/readiness.ts). A second signal does not wait. */
  leave() {
    Object.assign(globalThis, { doorstepIsEnding: true });
    if (leaving === 0) return this.begin(0);
    setTimeout(() => this.begin(0), leaving);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => this.begin(0));
  }

  /** @param {number} code */
  begin(code) {
    if (this.#isEnding) return;
    this.#isEnding = true;
    Object.assign(globalThis, { doorstepIsEnding: true });
    for (const response of this.#inFlight) closeBehind(response);
    // Streams of events would be in flight for ever (lib/event-stream.ts).
    /** @type {{ doorstepEndStreams?: () => void }} */ (globalThis).doorstepEndStreams?.();
    setTimeout(() => process.exit(code), longestDrain - (code === 0 ? leaving : 0));
    if (this.#sockets.size === 0) process.exit(code);
    setTimeout(() => this.#sweep(code), lull);
  }

  /** Closes what nobody uses, and the port once nothing is in flight. @param {number} code */
  #sweep(code) {
    this.#server.closeIdleConnections();
    if (this.#inFlight.size === 0) this.#closeWhenQuiet(code, Date.now() + lull);
    else setTimeout(() => this.#sweep(code), 50);
  }

  /**
   * Closes the port when nobody stands in its queue, whom closing it would reset: each turn of the loop lets one in.
   *
   * @param {number} code @param {number} deadline
   */
  #closeWhenQuiet(code, deadline) {
    const before = this.#accepted;
    setImmediate(() => {
      if (this.#accepted === before || Date.now() > deadline) this.#close(code);
      else this.#closeWhenQuiet(code, deadline);
    });
  }

  /** Whoever is connected already has sent a request that waits to be read: it is refused, not reset. @param {number} code */
  #close(code) {
    this.#server.close(() => process.exit(code));
    setTimeout(() => process.exit(code), lull);
  }
}

/** @param {Response} response */
function closeBehind(response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
