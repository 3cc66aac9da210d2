/**
 * Reads .env, .env.local and so on into this process's environment, as Next itself does later: for what is needed before
 * Next starts, such as the port, the limits of memory and the time for a shutdown.
 */
import nextEnv from '@next/env';
import { root } from './node24.mjs';
import { StartError } from './terminal.mjs';

/** @throws {StartError} where a file is there and cannot be read. */
export function readEnvFiles() {
  nextEnv.loadEnvConfig(root, false, { info() {}, error: unreadable });
}

/** @param {string} what @param {Error} cause */
function unreadable(what, { message }) {
  throw new StartError(`${what}: ${message}`);
}
