/**
 * Ends the session after a 401 (docs/behaviour.md 8): the login page says why and leads back afterwards. Keeps only
 * those of the customer's cookies that nobody else can open, so that the next person on the device finds nothing, and
 * the same customer finds what they had typed.
 */
import 'server-only';
import { headers } from 'next/headers';
import { readCookie, removePersonalCookies } from '@/lib/cookie-jar';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/redirect';
import { requestPathHeader } from '@/lib/request-path';
import { loginPath } from '@/lib/session/login-path';
import { sessionFingerprint } from '@/lib/session/session-fingerprint';

/** For pages. Rendering cannot set cookies, so the middleware ends the session that the query names by fingerprint. */
export async function signInAgain(): Promise<never> {
  const path = (await headers()).get(requestPathHeader) ?? '/';
  const sealed = await readCookie('session');
  redirect(loginPath(path, sealed === undefined ? {} : { ended: sessionFingerprint(sealed) }));
}

/** For actions, which throw `SessionEnded`. `returnTo` is the public path that the customer comes back to. */
export async function endSession(returnTo: string): Promise<never> {
  redirect(await sessionEnded(returnTo));
}

/** For route handlers, which redirect in their own way. Returns the path of the login page. */
export async function sessionEnded(returnTo: string): Promise<string> {
  await removePersonalCookies('ended');
  await leaveNotice('unauthorized', 'error');
  return loginPath(returnTo);
}
