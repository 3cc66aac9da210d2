/** From which network address somebody asks, as far as it tells people apart. Actions and route handlers only. */
import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';

/**
 * The last address of X-Forwarded-For that a machine of the operator's has written (hosting/node/serve.mjs, PROXIES). Null for
 * one of an inner network: it is a proxy that PROXIES does not count, and limits must not hold up everybody behind it.
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
