/**
 * Drains a server: requests in flight are answered, connections close after their answer, and new connections are asked
 * to come again in a moment (docs/decisions/047).
 */
import { refuse } from '../refusal.mjs';

/** Milliseconds after which an idle connection is closed; until then its next request may be on its way. */
const lull = 1000;

/** Milliseconds to wait for a moment in which no connection waits to be accepted. */
const longestLook = 3000;

/**
 * @typedef {import('node:http').Server} Server
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('node:net').Socket} Socket
 */

export class Drain {
  #server;
  #isEnding = false;
  #isDry = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  #accepted = 0;
  /** @type {Set<Socket>} */
  #sockets = new Set();
  /** Connections accepted after the end had begun. @type {WeakSet<Socket>} */
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

  /**
   * Must be called first for each request.
   *
   * @param {Request} request @param {Response} response @returns {boolean} whether it has refused this one
   */
  refuses(request, response) {
    this.#inFlight.add(response);
    response.once('close', () => this.#inFlight.delete(response));
    if (!this.#isEnding) return false;
    closeBehind(response);
    if (!this.#late.has(request.socket)) return false;
    refuse(request, response, 5);
    return true;
  }

  /** @returns {Promise<void>} resolves once nothing is in flight and the port is closed */
  begin() {
    if (!this.#isEnding) {
      this.#isEnding = true;
      for (const response of this.#inFlight) closeBehind(response);
      if (this.#sockets.size === 0) this.#isDry.resolve();
      setTimeout(() => this.#sweep(), lull);
    }
    return this.#isDry.promise;
  }

  /** Closes idle connections, and the port once nothing is in flight. */
  #sweep() {
    this.#server.closeIdleConnections();
    if (this.#inFlight.size === 0) this.#closeWhenQuiet(Date.now() + longestLook);
    else setTimeout(() => this.#sweep(), 50);
  }

  /**
   * Closes the port in a turn of the event loop that accepted no connection: closing it would reset those that wait.
   */
  #closeWhenQuiet(/** @type {number} */ deadline) {
    const before = this.#accepted;
    setImmediate(() => {
      if (this.#accepted === before || Date.now() > deadline) this.#close();
      else this.#closeWhenQuiet(deadline);
    });
  }

  /** Waits a moment longer for connections whose request was not read yet, so that they are refused and not reset. */
  #close() {
    this.#server.close(() => this.#isDry.resolve());
    setTimeout(() => this.#isDry.resolve(), lull);
  }
}

/** @param {Response} response */
function closeBehind(response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
