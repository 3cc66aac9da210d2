/**
 * Limits the memory that forms with pictures take together (docs/decisions/158): Next collects a form in memory until
 * all of it has arrived, however slowly it is sent.
 */

/** Bytes. A form without pictures is smaller (lib/request-body.ts) and always accepted. */
const small = 64 * 1024;

/** Bytes of all forms under way: four forms at their largest, or two hundred pictures that script has made smaller. */
const most = 64 * 1024 * 1024;

let held = 0;

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} refuse called once there is no room for the rest of this form, which is then no longer counted
 */
export function countForm(request, response, refuse) {
  let own = 0;
  /** @param {Buffer} piece */
  const count = piece => {
    own += piece.length;
    held += piece.length;
    if (own <= small || held <= most) return;
    request.off('data', count);
    refuse();
  };
  request.on('data', count);
  response.once('close', () => {
    request.off('data', count);
    held -= own;
  });
}
