/** Keeps the readable `me` cookie in step with the session and the cart. Actions and route handlers only. */
import 'server-only';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookie-jar';
import { formatMe, type Me, nobody, parseMe } from '@/lib/session/me';

export async function updateMeCookie(change: Partial<Me>): Promise<void> {
  const before = await readCookie('me');
  const after = formatMe({ ...parseMe(before), ...change });
  if (after === before) return;
  if (after === formatMe(nobody)) await removeCookie('me');
  else await writeCookie('me', after);
}
