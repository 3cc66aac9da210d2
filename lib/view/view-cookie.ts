/** The view that this browser has chosen, in the `view` cookie: readable, so that the view script can read it too. */
import 'server-only';
import { readCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { formatView, parseView, type View } from '@/lib/view/view';

export async function readView(): Promise<View> {
  return parseView(await readCookie('view'));
}

/** Applies `change` to the view in the cookie. Actions and route handlers only. */
export async function changeView(change: (view: View) => View): Promise<void> {
  const before = await readCookie('view');
  const after = formatView(change(parseView(before)));
  if (after !== before) await writeCookie('view', after);
}
