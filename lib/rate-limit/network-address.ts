/** The visitor's network address, as far as it tells people apart. Actions and route handlers only. */
import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';

/**
 * The last address in X-Forwarded-For that a machine of the operator wrote (hosting/node/serve.mjs, PROXIES). Null for
 * a private address: that is a proxy PROXIES does not count, and a limit must not block everybody behind it.
 */
export async function networkAddress(): Promise<string | null> {
  const row = (await headers()).get('x-forwarded-for')?.split(',') ?? [];
  const address =
    row
      .at(-1 - env().PROXIES)
      ?.trim()
      .replace(/^::ffff:/i, '') ?? '';
  return address === '' || isPrivate(address) ? null : address;
}

function isPrivate(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i.test(address);
}
