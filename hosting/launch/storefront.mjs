/** How is the storefront started, so that only this machine reaches it and rewrites work? */
import { join } from 'node:path';
import { nextCommand, root } from './node24.mjs';

/**
 * What the project's Node is told. In development Next's own server is started as "localhost" and not as 127.0.0.1, which
 * would make each of its rewrites look like another server's (README, "Why").
 *
 * @param {'start' | 'dev'} command
 * @param {number} port
 */
export function storefrontWords(command, port) {
  if (command === 'start') return [join(root, 'hosting', 'node', 'serve.mjs')];
  return [nextCommand, 'dev', '--hostname', 'localhost', '--port', String(port)];
}

/** Makes "localhost" mean 127.0.0.1, also where a machine puts ::1 first. */
export const ipv4First = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --dns-result-order=ipv4first`.trim() };
