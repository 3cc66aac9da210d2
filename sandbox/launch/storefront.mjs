/** How is the storefront started, so that only this machine reaches it and rewrites work? */
import { hostname } from 'node:os';
import { nextCommand } from './node24.mjs';

/**
 * "localhost" and not 127.0.0.1: Next compares addresses with this name, and 127.0.0.1 would make each of its own
 * rewrites look like another server's (README, "Why"). HOSTNAME chooses another, for example 0.0.0.0 behind a proxy;
 * one that only names the machine, as containers set it, is not a choice.
 */
function listenOn() {
  const chosen = process.env.HOSTNAME;
  return chosen && chosen !== hostname() ? chosen : 'localhost';
}

/** What the project's Node is told. @param {'start' | 'dev'} command @param {number} port */
export function storefrontWords(command, port) {
  return [nextCommand, command, '--hostname', listenOn(), '--port', String(port)];
}

/** Makes "localhost" mean 127.0.0.1, also where a machine puts ::1 first. */
export const ipv4First = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --dns-result-order=ipv4first`.trim() };
