/**
 * The command line and environment that start the storefront so that only this machine reaches it and rewrites work.
 */
import { join } from 'node:path';
import { heapArgs } from './heap.mjs';
import { nextCommand, root } from './node24.mjs';

/**
 * Arguments for the project's Node. Next's development server is started as "localhost", because 127.0.0.1 would make
 * it take its own rewrites for another server's (docs/decisions/029).
 *
 * @param {'start' | 'dev'} command
 * @param {number} port
 */
export function storefrontArgs(command, port) {
  if (command === 'start') return [...heapArgs(process.env), join(root, 'hosting', 'node', 'serve.mjs')];
  return [nextCommand, 'dev', '--hostname', 'localhost', '--port', String(port)];
}

/** Resolves "localhost" to 127.0.0.1, even on machines that put ::1 first. */
export const ipv4First = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --dns-result-order=ipv4first`.trim() };
