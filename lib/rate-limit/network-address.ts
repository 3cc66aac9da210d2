/** Which network address does a request come from, as far as it tells people apart? */
import 'server-only';
import { headers } from 'next/headers';
import { env, isLocalSite } from '@/lib/env';
import { senderOf } from '@/lib/rate-limit/sender';

/** For actions and route handlers. */
export async function networkAddress(): Promise<string | null> {
  return networkAddressOf(await headers());
}

/**
 * As lib/rate-limit/sender.ts reads it by PROXIES. Null only for somebody at the machine of a local site. Where the row does
 * not fit PROXIES the operator is told, and the limits still hold.
 */
export function networkAddressOf(sent: Headers): string | null {
  const sender = senderOf(sent.get('x-forwarded-for'), proxiesBefore(), isLocalSite());
  if (sender?.doubt) complain(sender.doubt);
  return sender === null ? null : sender.address;
}

/** Our own server appends the sender's address behind those of the proxies; another host leaves the row as it came. */
function proxiesBefore(): number {
  const { PROXIES, DOORSTEP_NODE_SERVER } = env();
  return DOORSTEP_NODE_SERVER === '1' ? PROXIES : Math.max(0, PROXIES - 1);
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
