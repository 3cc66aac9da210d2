/** Keeps the readable `me` cookie in step with the session and the cart. Actions and route handlers only. */
import 'server-only';
import { cookies } from 'next/headers';
import { cookieOptions } from '@/lib/cookie-options';
import { formatMe, type Me, meCookie, parseMe } from '@/lib/session/me';
import { viewCookieAge } from '@/lib/view/view';

export async function updateMeCookie(change: Partial<Me>): Promise<void> {
  const jar = await cookies();
  const before = jar.get(meCookie)?.value;
  const after = formatMe({ ...parseMe(before), ...change });
  if (after === before) return;
  if (after === formatMe({ isSignedIn: false, count: 0 })) jar.delete(meCookie);
  else jar.set(meCookie, after, cookieOptions(viewCookieAge));
}
