/** How the server remembers a changed view (and language); actions and route handlers only. */
import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { formatView, parseView, type View, viewCookie, viewCookieAge } from '@/lib/view/view';

/** `change` is laid over what the cookie says; unchanged parts stay. */
export async function saveView(change: (view: View) => View): Promise<void> {
  const jar = await cookies();
  const view = change(parseView(jar.get(viewCookie)?.value));
  jar.set(viewCookie, formatView(view), cookieOptions());
}

export async function saveLocale(locale: string): Promise<void> {
  (await cookies()).set('locale', locale, cookieOptions());
}

/** Not httpOnly: the view script reads `view` before the first paint. */
function cookieOptions() {
  return { maxAge: viewCookieAge, path: '/', sameSite: 'lax', secure: env().SITE_URL.startsWith('https:') } as const;
}
