/** Finds the network address that a request comes from, as far as it tells visitors apart. */
import 'server-only';
import { headers } from 'next/headers';
import { env, isLocalSite } from '@/lib/env';
import { senderOf } from '@/lib/rate-limit/sender';

/** For actions and route handlers. */
export async function networkAddress(): Promise<string | null> {
  return networkAddressOf(await headers());
}

/**
 * Read by lib/rate-limit/sender.ts with PROXIES. Null only for a visitor on the machine of a local site. Where the
 * header does not fit PROXIES, the operator is warned and the limits still apply.
 */
export function networkAddressOf(sent: Headers): string | null {
  const sender = senderOf(sent.get('x-forwarded-for'), proxiesBefore(), isLocalSite());
  if (sender?.doubt) complain(sender.doubt);
  return sender === null ? null : sender.address;
}

/** Our own server appends the sender's address after those of the proxies; other hosts do not. */
function proxiesBefore(): number {
  const { PROXIES, DOORSTEP_NODE_SERVER } = env();
  return DOORSTEP_NODE_SERVER === '1' ? PROXIES : Math.max(0, PROXIES - 1);
}

/** Milliseconds between two warnings: every request would cause one. */
const complaintPause = 600_000;
let complainedAt = Number.NEGATIVE_INFINITY;

function complain(fact: string): void {
  const now = Date.now();
  if (now - complainedAt < complaintPause) return;
  complainedAt = now;
  console.error(`Limits by network address: ${fact}. Many customers may be counted as one until PROXIES is right.`);
}
