/**
 * Copies an answer while it is sent. `tell` gets the whole body at the end, and nothing of an answer that broke off.
 *
 * @param {import('node:http').ServerResponse} response @param {(body: Buffer) => void} tell
 */
export function copyBody(response, tell) {
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
      tell(Buffer.concat(pieces));
      return /** @type {Function} */ (end).apply(response, args);
    }
  );
}
