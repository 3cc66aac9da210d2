/** Reads the ports of storefront and sandbox from the environment, and finds out whether they are free. */
import { connect } from 'node:net';
import { StartError } from './terminal.mjs';

export const loopback = '127.0.0.1';

/**
 * @param {'PORT' | 'SANDBOX_PORT'} name
 * @param {number} usual the port when the environment names none
 * @throws {StartError} when the environment names no valid port.
 */
export function portOf(name, usual) {
  const text = process.env[name] || String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new StartError(`${name} must be a port number between 1 and 65535, not "${text}".`);
}

/** @param {'PORT' | 'SANDBOX_PORT'} name @param {number} port @throws {StartError} when a program listens there. */
export async function mustBeFree(name, port) {
  if (!(await isTaken(port))) return;
  const command = process.env.npm_lifecycle_event;
  const again = `${name}=${port + 1}${command ? ` npm run ${command}` : ''}`;
  throw new StartError(`Port ${port} is taken by another program. End it, or choose another port: ${again}`);
}

/** @param {number} port @returns {Promise<boolean>} whether a program on this machine listens there */
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
