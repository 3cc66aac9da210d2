/** An answer that is copied while it is sent, and sent again from memory (held-pictures.mjs, held-files.mjs). */
import { isNotModified } from './not-modified.mjs';

/** @typedef {{ body: Buffer, headers: import('node:http').OutgoingHttpHeaders }} HeldAnswer */

/**
 * Sends a held answer, or 304 to a browser that has it already.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {HeldAnswer} held
 */
export function sendHeld(request, response, { body, headers }) {
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value ?? '');
  if (!isNotModified(request.headers, { etag: headers.etag })) return void response.end(body);
  for (const header of ['content-length', 'content-encoding']) response.removeHeader(header);
  response.writeHead(304).end();
}

/**
 * Copies an answer while it is sent. Calls `done` with the whole body at the end; not for an answer that broke off.
 *
 * @param {import('node:http').ServerResponse} response @param {(body: Buffer) => void} done
 */
export function copyBody(response, done) {
  const { write, end } = response;
  /** @type {Buffer[]} */
  const pieces = [];
  /** @param {unknown} piece */
  const copy = piece => {
    if (Buffer.isBuffer(piece) || typeof piece === 'string') pieces.push(Buffer.from(piece));
  };
  response.write = /** @type {typeof write} */ (
    (/** @type {any[]} */ ...args) => {
      copy(args[0]);
      return /** @type {Function} */ (write).apply(response, args);
    }
  );
  response.end = /** @type {typeof end} */ (
    (/** @type {any[]} */ ...args) => {
      copy(args[0]);
      done(Buffer.concat(pieces));
      return /** @type {Function} */ (end).apply(response, args);
    }
  );
}
