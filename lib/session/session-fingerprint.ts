/** Identifies a session without opening its cookie, for pages and the middleware. */
import { createHash } from 'node:crypto';

/**
 * A URL with the fingerprint asks to end exactly this session, and reveals nothing about it. "none" stands for a
 * session whose cookie has expired.
 */
export function sessionFingerprint(sealed: string | undefined): string {
  return sealed === undefined ? 'none' : createHash('sha256').update(sealed).digest('base64url').slice(0, 16);
}
