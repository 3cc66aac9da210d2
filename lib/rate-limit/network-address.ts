/** Which network address does a request come from, as far as it tells people apart? */
import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { headers } from 'next/headers';
import { env, isLocalSite } from '@/lib/env';

/** For actions and route handlers. */
export async function networkAddress(): Promise<string | null> {
  return networkAddressOf(await headers());
}

/**
 * The last address in X-Forwarded-For that a machine of the operator wrote (hosting/node/forward.mjs, PROXIES); of an IPv6
 * address the network (/64), because whoever has one has all of it. Null only for somebody at the machine of a local
 * site. Where the row does not fit PROXIES the operator is told, and the limits still hold.
 */
export function networkAddressOf(sent: Headers): string | null {
  const row = (sent.get('x-forwarded-for') ?? '').split(',').map(cleaned).filter(Boolean);
  const place = row.length - 1 - proxiesBefore();
  const address = row[place] ?? row.at(-1) ?? '';
  if (isLocalSite() && row.length <= 1 && (address === '' || isLoopback(address))) return null;
  if (place < 0) complain(`X-Forwarded-For names ${row.length} addresses, fewer than PROXIES says`);
  else if (isLoopback(address) || (place > 0 && isPrivate(address)))
    complain(`${address} is a proxy that PROXIES does not count`);
  return isIPv6(address) ? network64(address) : address;
}

/** Our own server appends the sender's address behind those of the proxies; another host leaves the row as it came. */
function proxiesBefore(): number {
  const { PROXIES, DOORSTEP_NODE_SERVER } = env();
  return DOORSTEP_NODE_SERVER === '1' ? PROXIES : Math.max(0, PROXIES - 1);
}

/** Without blanks, without the port that some proxies add, and an IPv4 address in IPv4's form. */
function cleaned(entry: string): string {
  const bare = entry.trim().replace(/^\[(.+)\](:\d+)?$/, '$1');
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  const withoutPort = mapped.replace(/^([\d.]+):\d+$/, '$1');
  return isIPv4(withoutPort) || isIPv6(withoutPort) ? withoutPort : '';
}

/** @example "2001:db8:1:2:3:4:5:6" is in "2001:db8:1:2::/64" */
function network64(address: string): string {
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

function isLoopback(address: string): boolean {
  return /^(127\.|::1$)/.test(address);
}

function isPrivate(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i.test(address);
}

/** Milliseconds between two complaints: every request would bring one. */
const complaintPause = 600_000;
let complainedAt = Number.NEGATIVE_INFINITY;

function complain(fact: string): void {
  const now = Date.now();
  if (now - complainedAt < complaintPause) return;
  complainedAt = now;
  console.error(`Limits by network address: ${fact}. Many customers may be counted as one until PROXIES is right.`);
}
