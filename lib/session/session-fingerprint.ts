/** Names one session without opening it, for pages and the middleware. */
import { createHash } from 'node:crypto';

/**
 * Put into a URL it asks to end exactly this session, and tells nothing about it. "none" names a session whose cookie
 * has expired.
 */
export function sessionFingerprint(sealed: string | undefined): string {
  return sealed === undefined ? 'none' : createHash('sha256').update(sealed).digest('base64url').slice(0, 16);
}
