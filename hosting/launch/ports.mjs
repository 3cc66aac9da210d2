/** Which ports do the storefront and the sandbox take, and are they free? */
import { connect } from 'node:net';
import { Trouble } from './say.mjs';

export const loopback = '127.0.0.1';

/** @param {'PORT' | 'SANDBOX_PORT'} name @param {number} usual */
export function portOf(name, usual) {
  const text = process.env[name] || String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Trouble(`${name} must be a port number between 1 and 65535, not "${text}".`);
}

/** @param {'PORT' | 'SANDBOX_PORT'} name @param {number} port */
export async function mustBeFree(name, port) {
  if (!(await isTaken(port))) return;
  const command = process.env.npm_lifecycle_event ?? 'demo';
  throw new Trouble(
    `Port ${port} is taken by another program. End it, or choose another port: ${name}=${port + 1} npm run ${command}`,
  );
}

/** @param {number} port @returns {Promise<boolean>} whether a program listens there */
export function isTaken(port) {
  return new Promise(resolve => {
    const socket = connect({ host: loopback, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
