/** Tells which addresses and host names belong to this machine or to a private network. */
import { isIP } from 'node:net';

/** @param address IPv4 or IPv6, as it is written */
export function isLoopback(address: string): boolean {
  return /^(127\.|::1$)/.test(address);
}

/** Whether it is private (RFC 1918, RFC 4193), of this machine or of one link. @param address as above */
export function isPrivate(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i.test(address);
}

/**
 * Whether only a private network can know this host name: a single word, as containers and services have, or a
 * top-level domain that no public server answers for.
 *
 * @param host as in a URL, an IPv6 address in brackets
 */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[(.+)\]$/, '$1');
  if (isIP(bare)) return isPrivate(bare);
  return !bare.includes('.') || /\.(localhost|internal|local|lan|home\.arpa|svc|test)$/i.test(bare);
}

/** @param site the URL at which customers reach the storefront */
export function isLocal(site: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(site)?.hostname ?? '');
}
