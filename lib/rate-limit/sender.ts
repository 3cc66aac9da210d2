/** Reads from X-Forwarded-For the network address that a request comes from, as far as it tells visitors apart. */
import { isIPv4, isIPv6 } from 'node:net';
import { isLoopback, isPrivate } from '@/lib/private-host';

interface Sender {
  /** Empty where the header names nobody. */
  address: string;
  /** Why this may be an operator's proxy, which stands for many visitors; null where the header fits. */
  doubt: string | null;
}

/**
 * Takes the last address that a machine of the operator wrote: the entry before those of the `proxies`. For IPv6 it is
 * the network (/64), because its owner has all of its addresses. Null only for a visitor on the machine of a local
 * site.
 */
export function senderOf(sent: string | null, proxies: number, isLocalSite: boolean): Sender | null {
  const row = (sent ?? '').split(',').map(cleaned).filter(Boolean);
  const place = row.length - 1 - proxies;
  const address = row[place] ?? row.at(-1) ?? '';
  if (isLocalSite && row.length <= 1 && (address === '' || isLoopback(address))) return null;
  return { address: isIPv6(address) ? network64(address) : address, doubt: doubtOf(row, place, address) };
}

function doubtOf(row: string[], place: number, address: string): string | null {
  if (place < 0) return `X-Forwarded-For names ${row.length} addresses, fewer than PROXIES says`;
  const isProxy = isLoopback(address) || (place > 0 && isPrivate(address));
  return isProxy ? `${address} is a proxy that PROXIES does not count` : null;
}

/** Removes spaces and the port that some proxies add, and writes a mapped IPv4 address as IPv4. */
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
