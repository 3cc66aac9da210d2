/** The session's cookie as the middleware sees it: its name, and a way to name one session without opening it. */
import { createHash } from 'node:crypto';

export const sessionCookie = 'session';

/** Put into an address it asks to end exactly this session, and tells nothing about it. */
export function fingerprint(sealed: string): string {
  return createHash('sha256').update(sealed).digest('base64url').slice(0, 16);
}
