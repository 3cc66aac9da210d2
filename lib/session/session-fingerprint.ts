/** Names one session without opening it, for pages and the middleware. */
import { createHash } from 'node:crypto';

/** Put into a URL it asks to end exactly this session, and tells nothing about it. */
export function sessionFingerprint(sealed: string): string {
  return createHash('sha256').update(sealed).digest('base64url').slice(0, 16);
}
