/** Decides at which address the server listens, and by which origin it reaches itself. */
import { hostname } from 'node:os';

/**
 * On this machine only, unless HOSTNAME chooses another address (0.0.0.0 behind a proxy). Containers set HOSTNAME to the
 * machine's own name, which is not a choice.
 *
 * @param {Record<string, string | undefined>} env
 */
export function listenOn({ HOSTNAME: chosen }) {
  return chosen && chosen !== hostname() ? chosen : '127.0.0.1';
}

/**
 * Uses the name "localhost", as Next does (docs/decisions/029), wherever that name leads to this server.
 *
 * @param {string} host @param {number} port
 */
export function ownOrigin(host, port) {
  if (['127.0.0.1', '0.0.0.0', '::', 'localhost'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
